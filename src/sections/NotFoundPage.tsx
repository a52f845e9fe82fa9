import { Phone } from 'lucide';
import { telLink } from '../contact/links.ts';
import { CallCost, type TelephoneProps } from '../contact/Telephone.tsx';
import { callWhoComes } from '../opening/words.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { inThrees } from '../text/nine-digits.ts';
import { ButtonLink, isShut } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
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
        <p className={styles.number} aria-hidden="true">
          404
        </p>
        {/* Portuguese comes first: who hears English first would think that this is another site. */}
        <p>{NOT_FOUND.explanation}</p>
        <h1 lang="en">{NOT_FOUND.title}</h1>
        {/* One copy for each state in which a number below is answered; show-opening.ts shows the one that holds. */}
        {(whileAnswered === 'answered' ? ['answered', 'nobody', ...(onCall ? ['on-call'] : [])] : ['']).map((state) => (
          <p key={state} data-while={state || undefined} hidden={isShut(state || undefined)}>
            {NOT_FOUND.help}
          </p>
        ))}
        <p className={`cluster ${styles.ways}`}>
          <ButtonLink variant="action" href="/" lang="en">
            {NOT_FOUND.back}
          </ButtonLink>
          {onCall && <Call while="on-call" number={onCall} costs={costs} name={callWhoComes} />}
          <Call while={whileAnswered} number={pharmacy.farmacia.telefones.geral} costs={costs} isCostRepeated />
          <Call
            while="nobody"
            number={whenNobodyComes.number}
            costs={whenNobodyComes.costs}
            name={whenNobodyComes.who}
          />
        </p>
      </div>
    </div>
  );
}

/** A button that calls a number, with the cost of the call under it. */
function Call({ while: state, name, ...telephone }: TelephoneProps & { while: string }) {
  const { number } = telephone;
  return (
    <span className={`stack ${styles.call}`} data-while={state} hidden={isShut(state)}>
      <ButtonLink href={telLink(number)}>
        <Icon of={Phone} />
        {name ? `${name}: ${inThrees(number)}` : inThrees(number)}
      </ButtonLink>
      <CallCost {...telephone} />
    </span>
  );
}
