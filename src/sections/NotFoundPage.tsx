import { CallButton } from '../contact/CallButton.tsx';
import { call } from '../contact/words.ts';
import { callWhoComes } from '../opening/words.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { ButtonLink } from '../ui/Button.tsx';
import styles from './NotFoundPage.module.css';
import { Opening } from './Opening.tsx';
import { NOT_FOUND } from './words.ts';

/** The page for an unknown address: the English strings of specification §8, and in Portuguese what to do next. */
export function NotFoundPage({ pharmacy }: { pharmacy: Pharmacy }) {
  const { callCosts: costs, onCall, whenNobodyComes, whileAnswered } = pharmacy;
  return (
    <div className={styles.page}>
      <Opening look={pharmacy.look} />
      <div className={`page-width stack ${styles.text}`}>
        {/* Portuguese comes first: who hears English first would think that this is another site. */}
        <p>{NOT_FOUND.explanation}</p>
        <h1 lang="en">{NOT_FOUND.title}</h1>
        <p>{NOT_FOUND.help}</p>
        <div className="cluster">
          <ButtonLink variant="action" href="/" lang="en">
            {NOT_FOUND.back}
          </ButtonLink>
          {onCall && <CallButton while="on-call" number={onCall} costs={costs} label={callWhoComes} />}
          <CallButton
            while={whileAnswered}
            number={pharmacy.farmacia.telefones.geral}
            costs={costs}
            label={call}
            isCostRepeated
          />
          <CallButton while="nobody" {...whenNobodyComes} label={whenNobodyComes.who} />
        </div>
      </div>
    </div>
  );
}
