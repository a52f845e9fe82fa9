import contact from 'virtual:content/contact';
import { type PropsWithChildren, useEffect, useRef, useState } from 'react';
import { TextAreaField, TextField } from '../ui/Field.tsx';
import { type Answer, AnswerLine, TakeOut } from './Answer.tsx';
import { showBooked } from './book-rental.ts';
import { DeliveryChoice } from './DeliveryChoice.tsx';
import { NotedField } from './NotedField.tsx';
import { PrescriptionGroup } from './PrescriptionGroup.tsx';
import { CODE_FIELDS } from './prescription.ts';
import styles from './RequestFields.module.css';
import { EMPTY_REQUEST, type MedicineRequest, type Rental } from './request.ts';
import { message, request, texts, useRequest } from './useRequest.ts';

/**
 * The nine fields in the order of a request: what, how, who. What only some have is folded. They are uncontrolled: a
 * typed letter is painted before React renders. Without a script none is shown; where one failed, they stay.
 */
export function RequestFields() {
  const { dobras, opcional, campos, pergunta } = texts;
  const isCollected = useRequest(({ delivery }) => delivery === 'collect');
  return (
    <div className={`stack ${styles.fields} needs-script`}>
      {/* Keeps the values that have no field of their own (form-controls.ts). On the way back, Chromium fills
          neither a read-only field nor a form whose first two fields have changed: rentals come late, so below these. */}
      <textarea name="resto" hidden />
      <div className="asked">
        <TextAreaField
          name="instrucoes"
          label={
            <>
              <strong>{pergunta}</strong> {campos.instrucoes.rotulo}
            </>
          }
          note={opcional}
          hint={campos.instrucoes.ajuda}
        />
      </div>
      <RentalWishes />
      {contact.deliveryNote && <DeliveryChoice />}
      {/* Who collects is asked for no address; until-ready.ts does the same before hydration. */}
      <div id="onde" hidden={isCollected}>
        <NotedField name="morada" required={!isCollected} autoComplete="street-address" />
      </div>
      <div className={`${styles.row} ${styles.person}`}>
        <NotedField name="nome" required autoComplete="name" />
        <NotedField name="telemovel" required type="tel" autoComplete="tel" />
      </div>
      <div className="folds">
        <Fold title={dobras.receita} fields={[...CODE_FIELDS, 'photograph', 'otherPrescriptions']}>
          <PrescriptionGroup />
        </Fold>
        <Fold title={dobras.nif} fields={['nif']}>
          <NotedField name="nif" note={opcional} inputMode="numeric" />
        </Fold>
        <Fold title={dobras.assunto} fields={['outroAssunto']}>
          <TextAreaField name="outroAssunto" label={campos.outroAssunto.rotulo} note={opcional} />
        </Fold>
      </div>
    </div>
  );
}

/** The rentals that were booked, from which day on, and how to take one out, and back. */
function RentalWishes() {
  const rentals = useRequest((values) => values.rentals);
  const [answer, setAnswer] = useState<Answer & { rentals: typeof rentals }>();
  function takeOut(rental: Rental) {
    const left = rentals.filter((one) => one !== rental);
    showBooked('');
    setAnswer({ text: texts.aluguerTirado(rental.item), undo: request.write({ rentals: left }), rentals: left });
  }
  function undoLast() {
    answer?.undo?.();
    // The button goes, and the focus with it.
    document.getElementById('pedido')?.focus({ preventScroll: true });
  }
  return (
    <>
      {rentals.map((rental) => (
        <div key={rental.id} className="stack">
          <p id={`aluguer-${rental.id}`}>{message.aluguer(rental)}</p>
          <TextField
            name={`desde-${rental.id}`}
            type="date"
            label={texts.aluguerDesde}
            aria-describedby={`aluguer-${rental.id}`}
            defaultValue={rental.firstDay}
          />
          <TakeOut what={rental.item} onClick={() => takeOut(rental)} />
        </div>
      ))}
      {/* The answer goes with the next change of the rentals. */}
      {answer?.rentals === rentals && <AnswerLine answer={answer} onUndo={undoLast} />}
    </>
  );
}

/** Fields that only some need, folded; once one is filled, it opens. An ordinary `<details>` without a script. */
function Fold({ title, fields, children }: PropsWithChildren<{ title: string; fields: (keyof MedicineRequest)[] }>) {
  const fold = useRef<HTMLDetailsElement>(null);
  const isUsed = useRequest((values) => fields.some((name) => values[name] !== EMPTY_REQUEST[name]));
  useEffect(() => {
    if (isUsed && fold.current) fold.current.open = true;
  }, [isUsed]);
  return (
    <details ref={fold}>
      <summary>{title}</summary>
      <div className={styles.folded}>{children}</div>
    </details>
  );
}
