import contact from 'virtual:content/contact';
import { TextAreaField, TextField } from '../ui/Field.tsx';
import { DeliverySwitch } from './DeliverySwitch.tsx';
import { HintedField } from './HintedField.tsx';
import { PrescriptionGroup } from './PrescriptionGroup.tsx';
import styles from './RequestFields.module.css';
import { texts } from './useRequest.ts';

/** The nine fields, in the order in which one thinks: what, how, who. They hold their values: nothing renders before a letter is painted. */
export function RequestFields() {
  const { grupos, entrega, opcional } = texts;
  const address = <HintedField {...required('morada')} autoComplete="street-address" />;
  return (
    <div className={styles.fields}>
      <div className={styles.part}>
        <fieldset className={styles.group}>
          <legend>{grupos.pedido}</legend>
          <TextAreaField {...field('instrucoes')} note={opcional} />
          <PrescriptionGroup />
        </fieldset>
      </div>
      <div className={styles.part}>
        {contact.delivery && (
          <fieldset className={styles.group}>
            <legend>{entrega.pergunta}</legend>
            <DeliverySwitch terms={contact.delivery} />
            {address}
          </fieldset>
        )}
        <fieldset className={styles.group}>
          <legend>{grupos.pessoa}</legend>
          <HintedField {...required('nome')} autoComplete="name" />
          <div className={`${styles.row} ${styles.numbers}`}>
            <HintedField {...required('telemovel')} type="tel" autoComplete="tel" />
            <div>
              <TextField {...field('nif')} note={opcional} inputMode="numeric" enterKeyHint="next" />
            </div>
          </div>
          {!contact.delivery && address}
        </fieldset>
        <div className={styles.matter}>
          <TextAreaField name="outroAssunto" label={texts.campos.outroAssunto.rotulo} note={opcional} rows={1} />
        </div>
      </div>
    </div>
  );
}

function field(name: 'telemovel' | 'morada' | 'nif' | 'instrucoes') {
  const { rotulo, ajuda } = texts.campos[name];
  return { name, label: rotulo, ...(ajuda && { hint: ajuda }) };
}

function required(name: 'nome' | 'telemovel' | 'morada') {
  const { rotulo, falta } = texts.campos[name];
  const hint = name === 'nome' ? {} : field(name);
  return { ...hint, name, label: rotulo, missingText: falta, required: true, enterKeyHint: 'next' } as const;
}
