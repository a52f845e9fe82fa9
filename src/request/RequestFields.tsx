import hints from 'virtual:content/formulario/estado';
import texts from 'virtual:content/formulario/pagina';
import pharmacy from 'virtual:content/pharmacy';
import { TextAreaField, TextField } from '../ui/Field.tsx';
import { DeliveryChoice } from './DeliveryChoice.tsx';
import { HintedField } from './HintedField.tsx';
import type { FieldName } from './message.ts';
import { PrescriptionGroup } from './PrescriptionGroup.tsx';
import styles from './RequestFields.module.css';

/** A Portuguese number's digits; a foreign one has more. */
const TELEPHONE_LENGTH = 9;

/** The nine fields in their three groups. They hold their own values: nothing here renders again before a letter is painted. */
export function RequestFields() {
  const { grupos } = texts;
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{grupos.pessoa}</legend>
        <TextField {...required('nome')} autoComplete="name" />
        <HintedField {...required('telemovel')} type="tel" autoComplete="tel" incompleteText={shortTelephoneText} />
        <TextField {...required('morada')} autoComplete="street-address" />
        <TextField {...field('nif', texts.opcional)} inputMode="numeric" enterKeyHint="next" />
      </fieldset>
      <PrescriptionGroup />
      <fieldset className={styles.group}>
        <legend>{grupos.pedido}</legend>
        {pharmacy.delivery && <DeliveryChoice terms={pharmacy.delivery} />}
        <TextAreaField {...field('instrucoes', texts.opcional)} />
        <TextAreaField {...field('outroAssunto', texts.opcional)} />
      </fieldset>
    </>
  );
}

function field<Name extends FieldName>(name: Name, note: string) {
  const { rotulo, ajuda } = texts.campos[name];
  return { name, label: rotulo, hint: ajuda, note };
}

function required<Name extends FieldName>(name: Name) {
  return { ...field(name, texts.obrigatorio), required: true, enterKeyHint: 'next' } as const;
}

function shortTelephoneText(value: string): string {
  const isShort = value.trim() !== '' && value.replace(/\D/g, '').length < TELEPHONE_LENGTH;
  return isShort ? hints.telemovelCurto : '';
}
