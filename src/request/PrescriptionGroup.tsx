import hints from 'virtual:content/formulario/estado';
import texts from 'virtual:content/formulario/pagina';
import { type ClipboardEvent, useRef, useState } from 'react';
import { readText } from '../browser/clipboard.ts';
import { fillTemplate } from '../text/template.ts';
import { Button } from '../ui/Button.tsx';
import { HintedField } from './HintedField.tsx';
import { LatePart, PrescriptionSms } from './late-parts.tsx';
import { CODE_FIELDS, CODE_LENGTHS, type CodeField } from './prescription.ts';
import styles from './RequestFields.module.css';
import { request } from './useRequest.ts';

/** Longer than a number in groups: somebody pasted the whole SMS into the number's field. */
const MORE_THAN_A_NUMBER = 25;
/** More digits than both short codes have together: the text holds a prescription's number. */
const DIGITS_OF_A_NUMBER = 15;

/** The prescription's codes: the box that reads them out of the SMS, and their fields. */
export function PrescriptionGroup() {
  const [opened, setOpened] = useState<{ text: string; takeBack?: () => void; at: number } | null>(null);
  const region = useRef<HTMLParagraphElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  /** Fills the codes at once where the browser lets a press read the clipboard; else opens the box. */
  async function pasteOrOpen() {
    setOpened({ text: await readText(), at: performance.now() });
  }

  function readPaste({ clipboardData, target }: ClipboardEvent) {
    const text = clipboardData.getData('text');
    const name = CODE_FIELDS.find((field) => target instanceof HTMLInputElement && target.name === field);
    if (!name || !isMeantForReader(name, text)) return;
    const before = request.get()[name];
    const takeBack = () => request.write({ [name]: before });
    // When this event is over, the browser pastes and the field's filter cuts the text as any other.
    setTimeout(() => setOpened({ text, takeBack, at: performance.now() }));
  }

  return (
    <fieldset className={styles.prescription} onPaste={readPaste}>
      <legend>{`${texts.grupos.receita} ${texts.opcional}`}</legend>
      <div className="needs-script">
        <Button ref={opener} onClick={pasteOrOpen}>
          {texts.botaoSms}
        </Button>
      </div>
      <div className={styles.reading}>
        <p ref={region} role="status" />
        {opened && (
          <LatePart key={opened.at} fallback={<p>{hints.smsFalhou}</p>}>
            <PrescriptionSms {...opened} region={region} onClose={() => setOpened(null)} opener={opener} />
          </LatePart>
        )}
      </div>
      <div className={`${styles.row} ${styles.codes}`}>
        {/* No numeric keyboard: an iPhone's has no X. */}
        <HintedField {...codeField('numeroReceita')} placeholder={texts.campos.numeroReceita.exemplo} />
        <HintedField {...codeField('codigoDispensa')} hint={texts.campos.codigoDispensa.ajuda} inputMode="numeric" />
        <HintedField {...codeField('codigoOpcao')} hint={texts.campos.codigoOpcao.ajuda} inputMode="numeric" />
      </div>
      <p className="fine-print needs-script">{texts.codigosPorTelefone}</p>
    </fieldset>
  );
}

function codeField(name: CodeField) {
  const length = CODE_LENGTHS[name];
  return {
    name,
    label: texts.campos[name].rotulo,
    incompleteText(value: string) {
      const missing = value ? length - value.length : 0;
      if (missing === 1) return hints.faltaUm;
      return missing ? fillTemplate(hints.faltam, { algarismos: missing }) : '';
    },
    cutText(pasted: string) {
      const isCut = pasted.replace(/[^\dX]/gi, '').length > length && !isMeantForReader(name, pasted);
      return isCut ? fillTemplate(hints.coube, { algarismos: length }) : '';
    },
    // With "off", browsers do not restore a field on the way back (docs/decisions/13-what-was-typed-comes-back.md).
    autoComplete: 'one-time-code',
    autoCapitalize: 'characters',
    autoCorrect: 'off',
    spellCheck: false,
    enterKeyHint: 'next',
  } as const;
}

function isMeantForReader(name: CodeField, text: string): boolean {
  if (name === 'numeroReceita') return text.trim().length > MORE_THAN_A_NUMBER;
  return text.replace(/\D/g, '').length >= DIGITS_OF_A_NUMBER;
}
