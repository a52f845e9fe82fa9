import texts from 'virtual:content/formulario/pagina';
import { TextAreaField, TextField } from '../../../ui/Field.tsx';
import { AddedLine } from '../AddedLine/AddedLine.tsx';
import { CodeHint } from './CodeHint.tsx';
import { PrescriptionGroup } from './PrescriptionGroup.tsx';
import styles from './RequestFields.module.css';

/** The nine fields in their three groups. They hold their own values: nothing here renders again while one types. */
export function RequestFields() {
  const { campos, grupos, obrigatorio, opcional } = texts;
  const field = (name: keyof typeof campos, note: string) => ({
    name,
    label: campos[name].rotulo,
    hint: campos[name].ajuda,
    note,
  });
  // With "off", browsers do not restore a field on the way back (docs/decisions/what-was-typed-comes-back.md).
  const code = { autoComplete: 'one-time-code', autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false };
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{grupos.pessoa}</legend>
        <TextField {...field('nome', obrigatorio)} required autoComplete="name" enterKeyHint="next" />
        <TextField {...field('telemovel', obrigatorio)} required type="tel" autoComplete="tel" enterKeyHint="next" />
        <TextField {...field('morada', obrigatorio)} required autoComplete="street-address" enterKeyHint="next" />
        <TextField {...field('nif', opcional)} inputMode="numeric" enterKeyHint="next" />
      </fieldset>
      <PrescriptionGroup>
        {/* No numeric keyboard: an iPhone's has no X. */}
        <div>
          <TextField
            {...field('numeroReceita', opcional)}
            {...code}
            placeholder={campos.numeroReceita.exemplo}
            enterKeyHint="next"
          />
          <CodeHint name="numeroReceita" />
        </div>
        <div className={styles.codes}>
          <div>
            <TextField {...field('codigoDispensa', opcional)} {...code} inputMode="numeric" enterKeyHint="next" />
            <CodeHint name="codigoDispensa" />
          </div>
          <div>
            <TextField {...field('codigoOpcao', opcional)} {...code} inputMode="numeric" enterKeyHint="next" />
            <CodeHint name="codigoOpcao" />
          </div>
        </div>
      </PrescriptionGroup>
      <fieldset className={styles.group}>
        <legend>{grupos.pedido}</legend>
        <TextAreaField {...field('instrucoes', opcional)} />
        <TextAreaField {...field('outroAssunto', opcional)} />
        <AddedLine kind="aluguer" />
        <AddedLine kind="entrega" />
      </fieldset>
    </>
  );
}
