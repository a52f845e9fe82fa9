import delivery from 'virtual:content/delivery';
import texts from 'virtual:content/interface/entregamos';
import pharmacy from 'virtual:content/pharmacy';
import { useState } from 'react';
import { setAddition } from '../../../lib/browser/additions.ts';
import { adoptStyles } from '../../../lib/browser/adopt-styles.ts';
import { goToRequest } from '../../../lib/browser/go-to-request.ts';
import { formatEuros } from '../../../lib/money.ts';
import { fillTemplate } from '../../../lib/template.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/Field.tsx';
import { Telephone } from '../../../ui/Telephone.tsx';
import { island } from '../../island.tsx';
import { useIsHydrated } from '../../useIsHydrated.ts';
import { AddedLine } from '../AddedLine/AddedLine.tsx';
import styles from './DeliveryCheck.css?inline';

adoptStyles(styles);

const NAME = 'entrega-concelho';

/**
 * "Entregamos aí?": the visitor chooses a council and reads the price and time of delivery, or the number to call.
 *
 * Why it must run in the browser: it answers a choice and carries it into the request. Without a script the list of
 * councils beside it answers, and this is not there.
 */
export const DeliveryCheck = island(Check);

function Check() {
  const isHydrated = useIsHydrated();
  const [chosen, setChosen] = useState('');

  if (!isHydrated) return <div className="delivery-check" />;
  return (
    <div className="delivery-check">
      <h4>{texts.titulo}</h4>
      <SelectField
        name={NAME}
        label={texts.concelho}
        defaultValue=""
        onChange={(event) => setChosen(event.currentTarget.value)}
      >
        <option value="">{texts.escolha}</option>
        {delivery.councils.map((concelho) => (
          <option key={concelho}>{concelho}</option>
        ))}
        <option>{texts.outro}</option>
      </SelectField>
      <div className="delivery-answer" role="status">
        {chosen &&
          (delivery.councils.includes(chosen) ? (
            <DeliveryOffer concelho={chosen} />
          ) : (
            <>
              <p>{texts.nao}</p>
              <Telephone number={pharmacy.telephone} costs={pharmacy.callCosts} />
            </>
          ))}
      </div>
    </div>
  );
}

function DeliveryOffer({ concelho }: { concelho: string }) {
  function add() {
    setAddition('entrega', fillTemplate(texts.pedido, { concelho }));
    goToRequest();
  }

  return (
    <>
      <p className="delivery-yes">{fillTemplate(texts.sim, { concelho })}</p>
      <ul>
        {delivery.kinds.map(({ nome, preco, prazo }) => (
          <li key={nome}>
            {fillTemplate(texts.linha, {
              nome,
              preco: preco === 0 ? texts.gratis : formatEuros(preco),
              prazo: prazo.charAt(0).toLowerCase() + prazo.slice(1),
            })}
          </li>
        ))}
      </ul>
      <ButtonLink href="#pedido" onClick={add}>
        {texts.juntar}
      </ButtonLink>
      <AddedLine kind="entrega" />
    </>
  );
}
