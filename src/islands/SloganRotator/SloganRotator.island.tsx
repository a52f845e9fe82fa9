import { Pause, Play } from 'lucide';
import { IconButton } from '../../ui/IconButton.tsx';
import { ErrorBoundary, type NoticeProps } from '../ErrorBoundary/ErrorBoundary.tsx';
import styles from './SloganRotator.module.css';
import { useRotation } from './useRotation.ts';

export interface SloganRotatorProps {
  frases: string[];
  textos: { pausar: string; continuar: string };
  erro: NoticeProps;
}

/**
 * The slogans, one at a time, with a button that holds them still (WCAG 2.2.2). Screen readers are not told of each
 * change. Under reduced motion they stand still until the visitor lets them go on.
 *
 * Why it must run in the browser: the text changes with time. Without a script the first slogan stays.
 */
export function SloganRotator({ frases, textos, erro }: SloganRotatorProps) {
  return (
    <ErrorBoundary {...erro}>
      <Rotator frases={frases} textos={textos} />
    </ErrorBoundary>
  );
}

function Rotator({ frases, textos }: Omit<SloganRotatorProps, 'erro'>) {
  const { index, isFading, isMoving, toggle } = useRotation(frases.length);
  return (
    <div className={styles.rotator}>
      <p className={styles.slogan} data-slogan="" data-longest={longestOf(frases)} data-fading={isFading || undefined}>
        <span>{frases[index]}</span>
      </p>
      <span className="needs-script">
        <IconButton
          icon={isMoving ? Pause : Play}
          label={isMoving ? textos.pausar : textos.continuar}
          onClick={toggle}
        />
      </span>
    </div>
  );
}

/** Written invisibly under each slogan, so that none of them changes the height of the page. */
function longestOf(slogans: string[]): string {
  return slogans.reduce((longest, slogan) => (slogan.length > longest.length ? slogan : longest), '');
}
