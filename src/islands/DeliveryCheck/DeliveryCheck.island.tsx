import texts from 'virtual:interface/entregamos';
import { useEffect, useRef, useState } from 'react';
import { goToRequest } from '../../lib/browser/go-to-request.ts';
import { deliveryAnswer } from '../../lib/delivery.ts';
import { formatEuros } from '../../lib/money.ts';
import { fillTemplate } from '../../lib/template.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/Field.tsx';
import { type CallCosts, Telephone } from '../../ui/Telephone.tsx';
import { ErrorBoundary, type NoticeProps } from '../ErrorBoundary/ErrorBoundary.tsx';
import styles from './DeliveryCheck.module.css';

/** `entregamos` in content/interface.yaml. */
export interface DeliveryCheckTexts {
  titulo: string;
  concelho: string;
  escolha: string;
  outro: string;
  sim: string;
  linha: string;
  gratis: string;
  nao: string;
  juntar: string;
  pedido: string;
}

export interface DeliveryCheckProps {
  /** Councils where the pharmacy delivers, its own first. */
  concelhos: string[];
  /** Kinds of delivery: name, price in cents, within what time. */
  entregas: { nome: string; preco: number; prazo: string }[];
  telefone: { numero: string; custos: CallCosts };
  erro: NoticeProps;
}

const NAME = 'entrega-concelho';

/**
 * "Entregamos aí?": the visitor names the council and hears for how much and how soon, or what to do instead.
 *
 * Why it must run in the browser: it answers a choice and carries it into the request. Without a script the list of
 * councils beside it answers, and this is not there.
 */
export function DeliveryCheck({ erro, ...rest }: DeliveryCheckProps) {
  return (
    <ErrorBoundary {...erro}>
      <Check {...rest} />
    </ErrorBoundary>
  );
}

function Check({ concelhos, entregas, telefone }: Omit<DeliveryCheckProps, 'erro'>) {
  const box = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState('');

  // The field keeps itself: what was chosen before this woke up is read, not overwritten.
  useEffect(() => setChosen(box.current?.querySelector('select')?.value ?? ''), []);

  return (
    <div ref={box} className={`${styles.check} needs-script`}>
      <h4>{texts.titulo}</h4>
      <SelectField
        name={NAME}
        label={texts.concelho}
        defaultValue=""
        onChange={(event) => setChosen(event.currentTarget.value)}
      >
        <option value="">{texts.escolha}</option>
        {concelhos.map((concelho) => (
          <option key={concelho}>{concelho}</option>
        ))}
        <option>{texts.outro}</option>
      </SelectField>
      <div className={styles.answer} role="status">
        {chosen &&
          (deliveryAnswer({ concelhos }, chosen) === 'delivers' ? (
            <Yes concelho={chosen} entregas={entregas} />
          ) : (
            <>
              <p>{texts.nao}</p>
              <Telephone number={telefone.numero} costs={telefone.custos} />
            </>
          ))}
      </div>
    </div>
  );
}

function Yes({ concelho, entregas }: Pick<DeliveryCheckProps, 'entregas'> & { concelho: string }) {
  return (
    <>
      <p className={styles.yes}>{fillTemplate(texts.sim, { concelho })}</p>
      <ul>
        {entregas.map(({ nome, preco, prazo }) => (
          <li key={nome}>
            {fillTemplate(texts.linha, {
              nome,
              preco: preco === 0 ? texts.gratis : formatEuros(preco),
              prazo: prazo.charAt(0).toLowerCase() + prazo.slice(1),
            })}
          </li>
        ))}
      </ul>
      <ButtonLink href="#pedido" onClick={() => goToRequest(fillTemplate(texts.pedido, { concelho }))}>
        {texts.juntar}
      </ButtonLink>
    </>
  );
}
