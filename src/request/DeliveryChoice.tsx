import contact from 'virtual:content/contact';
import { dotted } from '../text/dotted.ts';
import styles from './RequestFields.module.css';
import { texts, useRequest } from './useRequest.ts';

/** Whether the visitor comes or has it delivered, and then how soon and for how much: choices, and no fields. */
export function DeliveryChoice() {
  const { pergunta, buscar, entregar, quando } = texts.entrega;
  const { normal, urgent } = contact.deliveries;
  const isDelivered = useRequest(({ delivery }) => delivery === 'normal' || delivery === 'urgent');
  return (
    <fieldset className={styles.choice}>
      <legend>{pergunta}</legend>
      <div className={styles.switch}>
        <Choice name="entrega" value="buscar" label={buscar} />
        <Choice name="entrega" value="entregar" label={entregar} />
      </div>
      {normal && urgent && (
        <fieldset hidden={!isDelivered}>
          <legend className="visually-hidden">{quando}</legend>
          <div className={styles.switch}>
            <Choice name="pressa" value="normal" label={normal.name} detail={dotted([normal.price, normal.time])} />
            <Choice name="pressa" value="urgente" label={urgent.name} detail={dotted([urgent.price, urgent.time])} />
          </div>
        </fieldset>
      )}
      <p role="status" className="fine-print">
        {isDelivered && <span>{contact.delivery}</span>}
      </p>
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
