import hints from 'virtual:content/formulario/estado';
import texts from 'virtual:content/formulario/pagina';
import pharmacy from 'virtual:content/pharmacy';
import { Check } from 'lucide';
import { Button } from '../ui/Button.tsx';
import { TextAreaField, TextField } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';
import { HintedField } from './HintedField.tsx';
import type { FieldName } from './message.ts';
import { PrescriptionGroup } from './PrescriptionGroup.tsx';
import styles from './RequestFields.module.css';
import { useRequest } from './useRequest.ts';
import { writeLine } from './write-line.ts';

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

/**
 * Whether the visitor comes or the pharmacy delivers, and then on which `terms`: a line in *Outro assunto*, no field of its own
 * (specification §3).
 */
function DeliveryChoice({ terms }: { terms: string }) {
  const { outroAssunto } = useRequest();
  const { pergunta, respostas } = texts.entrega;
  const lines = respostas.map(({ linha }) => linha);
  const chosen = respostas.find(({ linha }) => `\n${outroAssunto}`.includes(`\n${linha}`));
  return (
    <fieldset className="needs-script">
      <legend>{pergunta}</legend>
      <div className="cluster">
        {respostas.map((answer) => (
          <Button
            key={answer.rotulo}
            aria-pressed={answer === chosen}
            onClick={() => writeLine(answer === chosen ? '' : answer.linha, lines)}
          >
            {answer === chosen && <Icon of={Check} />}
            {answer.rotulo}
          </Button>
        ))}
      </div>
      <p role="status" className="fine-print">
        {chosen === respostas[1] && terms}
      </p>
    </fieldset>
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
