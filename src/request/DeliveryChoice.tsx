import contact from 'virtual:content/contact';
import { useEffect } from 'react';
import { announce } from '../browser/announce.ts';
import { dotted } from '../text/dotted.ts';
import styles from './RequestFields.module.css';
import { texts, useRequest } from './useRequest.ts';

/** Whether the visitor comes or has it delivered, and then how, how soon and for how much. */
export function DeliveryChoice() {
  const { pergunta, buscar, entregar, qual } = texts.entrega;
  const { deliveries } = contact;
  const isDelivered = useRequest(({ delivery }) => typeof delivery === 'number');
  useEffect(() => {
    if (isDelivered && contact.deliveryNote) announce(contact.deliveryNote);
  }, [isDelivered]);
  return (
    <fieldset className={styles.choice}>
      <legend>{pergunta}</legend>
      <div className={styles.switch}>
        <Choice name="entrega" value="buscar" label={buscar} />
        <Choice name="entrega" value="entregar" label={entregar} />
      </div>
      {deliveries.length > 1 && (
        <fieldset hidden={!isDelivered}>
          <legend className="visually-hidden">{qual}</legend>
          <div className={styles.switch}>
            {deliveries.map(({ name, price, terms }, i) => (
              <Choice key={name} name="modo" value={`${i}`} label={name} detail={dotted([price, terms])} />
            ))}
          </div>
        </fieldset>
      )}
      {isDelivered && <p className="fine-print">{contact.deliveryNote}</p>}
    </fieldset>
  );
}

interface ChoiceProps {
  name: string;
  value: string;
  label: string;
  detail?: string;
}

function Choice({ name, value, label, detail }: ChoiceProps) {
  return (
    <label>
      <input type="radio" name={name} value={value} />
      <span>
        <b>{label}</b>
        {detail && <small>{detail}</small>}
      </span>
    </label>
  );
}
