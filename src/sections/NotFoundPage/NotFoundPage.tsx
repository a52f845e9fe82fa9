import { Phone } from 'lucide';
import type { Content } from '../../content/load.ts';
import { telLink } from '../../lib/links.ts';
import { inThrees } from '../../lib/nine-digits.ts';
import { AzulejoWall } from '../../ui/Azulejo.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { CallCost, type CallCosts } from '../../ui/Telephone.tsx';
import styles from './NotFoundPage.module.css';

interface NotFoundPageProps {
  /** `titulo` and `voltar` are the specification's English strings; the others are Portuguese. */
  texts: Content['interface']['naoEncontrada'];
  telephone: string;
  callCosts: CallCosts;
}

/** The page for an unknown address: the English strings of specification §8, and in Portuguese what to do next. */
export function NotFoundPage({ texts, telephone, callCosts }: NotFoundPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.wall}>
        <AzulejoWall />
      </div>
      <div className={styles.text}>
        <p className={styles.number} aria-hidden="true">
          404
        </p>
        <h1 lang="en">{texts.titulo}</h1>
        <p>{texts.explicacao}</p>
        <p>{texts.ajuda}</p>
        <p className={`cluster ${styles.ways}`}>
          <ButtonLink variant="action" href="/" lang="en">
            {texts.voltar}
          </ButtonLink>
          <span className={styles.call}>
            <ButtonLink href={telLink(telephone)}>
              <Icon of={Phone} />
              {inThrees(telephone)}
            </ButtonLink>
            <CallCost number={telephone} costs={callCosts} />
          </span>
        </p>
      </div>
    </div>
  );
}
