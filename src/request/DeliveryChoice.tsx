import contact from 'virtual:content/contact';
import { useEffect } from 'react';
import { announce } from '../browser/announce.ts';
import { dotted } from '../text/dotted.ts';
import styles from './RequestFields.module.css';
import type { MedicineRequest } from './request.ts';
import { startOf, texts, useRequest } from './useRequest.ts';

/** Whether the visitor comes or has it delivered, and then how, how soon and for how much. */
export function DeliveryChoice() {
  const { pergunta, buscar, onde, entregar, qual } = texts.entrega;
  const { deliveries, collections } = contact;
  const where = onde(collections);
  const starts = useRequest(startLines)?.split('\n');
  const isDelivered = starts !== undefined;
  const isCollected = useRequest(({ delivery }) => delivery === 'collect');
  // After the day's last delivery, «No próprio dia» would be untrue: then `starts` names the day.
  const details = deliveries.map((kind, i) => dotted([kind.price, starts?.[i] || kind.terms, kind.limit]));
  const note = dotted([deliveries.length === 1 && details[0], contact.deliveryNote]);
  useEffect(() => {
    if (isDelivered) announce(note);
  }, [isDelivered, note]);
  return (
    <fieldset id="entrega" className={styles.choice}>
      <legend>{pergunta}</legend>
      <div className={styles.switch}>
        <Choice name="entrega" value="buscar" label={buscar} />
        <Choice name="entrega" value="entregar" label={entregar} />
      </div>
      {deliveries.length > 1 && (
        <fieldset hidden={!isDelivered}>
          <legend className="visually-hidden">{qual}</legend>
          <div className={styles.switch}>
            {deliveries.map((kind, i) => (
              <Choice key={kind.name} name="modo" value={`${i}`} label={kind.name} detail={details[i] ?? ''} />
            ))}
          </div>
        </fieldset>
      )}
      {isCollected && where && <p className="fine-print">{where}</p>}
      {isDelivered && <p className="fine-print">{note}</p>}
    </fieldset>
  );
}

/** From when on each delivery is made, once one is chosen. As one text, since an equal text renders nothing again. */
const startLines = ({ delivery }: MedicineRequest) =>
  typeof delivery === 'number' ? contact.deliveries.map((kind) => startOf(kind)).join('\n') : undefined;

function Choice({ label, detail, ...input }: { name: string; value: string; label: string; detail?: string }) {
  return (
    <label>
      <input type="radio" aria-invalid="false" {...input} />
      <span>
        <b>{label}</b>
        {detail && <small>{detail}</small>}
      </span>
    </label>
  );
}
