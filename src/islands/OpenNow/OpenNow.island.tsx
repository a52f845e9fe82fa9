import texts from 'virtual:interface/abertaAgora';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { currentMinute, onMinute } from '../../lib/browser/clock.ts';
import { noticesQuery } from '../../lib/browser/notices-query.ts';
import { queryClient } from '../../lib/browser/query-client.ts';
import { describeOpening, type OpeningHours, type OpeningWords, openingState } from '../../lib/hours.ts';
import { closedDays, type Notice } from '../../lib/notices.ts';
import { type CallCosts, Telephone } from '../../ui/Telephone.tsx';
import { ErrorBoundary, type NoticeProps } from '../ErrorBoundary/ErrorBoundary.tsx';
import styles from './OpenNow.module.css';

/** `abertaAgora` in content/interface.yaml. */
export interface OpenNowTexts extends OpeningWords {
  urgencia: string;
}

export interface OpenNowProps {
  aberturas: OpeningHours;
  /** The notices of the build, all of them, as for `Notices`: whichever of the two wakes first fills their cache. */
  inlined: Notice[];
  /** The on-call number, where it does not stand beside this already. It is there whether open or not: nothing moves. */
  urgencia?: { numero: string; custos: CallCosts };
  erro: NoticeProps;
}

/**
 * "Aberta agora · fecha às 19h": from the hours and the notices that close a day, in Lisbon's time.
 *
 * Why it must run in the browser: only there is it now. Before that the line is empty but keeps its height; a page that
 * was built yesterday must not say "open". Without a script the opening hours on the page answer.
 */
export function OpenNow({ aberturas, inlined, urgencia, erro }: OpenNowProps) {
  return (
    <ErrorBoundary {...erro}>
      <div className={styles.box}>
        <State aberturas={aberturas} inlined={inlined} />
        {urgencia && (
          <p>
            {texts.urgencia}: <Telephone number={urgencia.numero} costs={urgencia.custos} />
          </p>
        )}
      </div>
    </ErrorBoundary>
  );
}

function State({ aberturas, inlined }: Pick<OpenNowProps, 'aberturas' | 'inlined'>) {
  const { data: notices } = useQuery(noticesQuery(inlined), queryClient);
  const minute = useSyncExternalStore(onMinute, currentMinute, () => null);
  if (minute === null) return <p className={styles.state} />;
  const now = new Date(minute);
  const state = openingState(aberturas, now, closedDays(notices));
  return (
    <p className={styles.state} data-open={state.open}>
      {describeOpening(state, now, texts)}
    </p>
  );
}
