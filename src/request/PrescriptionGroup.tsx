import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { announce } from '../browser/announce.ts';
import { readText } from '../browser/clipboard.ts';
import { Button } from '../ui/Button.tsx';
import { fieldOf } from './form-controls.ts';
import { FIRST_WITHOUT_FIELDS } from './message.ts';
import { NotedField } from './NotedField.tsx';
import { PartOnDemand, PrescriptionSms } from './on-demand.tsx';
import { isMeantForReader } from './pasted.ts';
import { areEnough, withoutMark } from './prescription.ts';
import styles from './RequestFields.module.css';
import type { PrescriptionCodes } from './request.ts';
import { isCodeField, isFieldName, isFreeText } from './request-store.ts';
import type { PastedSms } from './sms/PrescriptionSms.tsx';
import { message, request, texts, useRequest } from './useRequest.ts';

/** The prescription's codes: the box that reads them out of the SMS, and their fields. */
export function PrescriptionGroup() {
  // `at` is when: each paste gets a reader of its own, with fresh state.
  const [pastedSms, setPastedSms] = useState<(PastedSms & { at: number }) | null>(null);
  const group = useRef<HTMLDivElement>(null);
  const isFromButton = pastedSms?.origin.tagName === 'BUTTON';
  const reader = pastedSms && (
    <PartOnDemand key={pastedSms.at} fallback={<NoReader {...pastedSms} />}>
      <PrescriptionSms {...pastedSms} onClose={() => setPastedSms(null)} />
    </PartOnDemand>
  );

  /** Fills the codes at once where the browser lets a press read the clipboard; else opens the box. */
  async function pasteOrOpen({ currentTarget: origin }: MouseEvent<HTMLButtonElement>) {
    // What stands in the box is not lost: a paste there takes its place.
    const box = group.current?.querySelector('textarea');
    box?.focus();
    if (box?.value) return box.select();
    const text = await readText();
    request.write({ unread: text });
    setPastedSms({ text, origin, at: performance.now() });
  }

  useEffect(() => {
    const form = group.current?.closest('form');
    /** A whole SMS pasted into any field goes to the reader, and into the field only if that is a free text. */
    const readPaste = (event: ClipboardEvent | InputEvent) => {
      const origin = event.target as HTMLInputElement | HTMLTextAreaElement;
      const text = (event instanceof InputEvent ? event.data : event.clipboardData?.getData('text')) ?? '';
      if (!isFieldName(origin.name) || !isMeantForReader(origin.name, text)) return;
      const at = performance.now();
      if (isFreeText(origin.name)) {
        // A paste is both events. After the second, so that the text is there when it is read.
        if (event.type === 'beforeinput') setTimeout(setPastedSms, 0, { text, origin, at });
        return;
      }
      event.preventDefault();
      request.write({ unread: text });
      setPastedSms({ text, origin, paste: () => insertText(origin, text), at });
    };
    const listening = new AbortController();
    for (const type of ['paste', 'beforeinput'] as const)
      form?.addEventListener(type, readPaste, { signal: listening.signal });
    return () => listening.abort();
  }, []);

  return (
    <div ref={group} className="stack">
      <div className="needs-script">
        <Button id="colar-sms" onClick={pasteOrOpen}>
          {texts.botaoSms}
        </Button>
      </div>
      {isFromButton && reader}
      {texts.fotografia && <PhotographOffer {...texts.fotografia} />}
      <div className={`${styles.row} ${styles.codes}`}>
        {/* No numeric keyboard: an iPhone's has no X. */}
        <NotedField {...CODE} name="numeroReceita" />
        <NotedField {...CODE} name="codigoDispensa" inputMode="numeric" />
        <NotedField {...CODE} name="codigoOpcao" inputMode="numeric" />
      </div>
      {!isFromButton && reader}
      <OtherPrescriptions />
      <p className="fine-print needs-script">{texts.codigosPorTelefone}</p>
    </div>
  );
}

/** For who has only the paper: the message says that a photograph follows, until the codes come, which say less. */
function PhotographOffer({ convite, linha, cuidado, temCodigos }: NonNullable<typeof texts.fotografia>) {
  const hasCodes = useRequest(areEnough);
  const isPromised = useRequest(({ photograph }) => photograph);
  return (
    <div id="fotografia" className="needs-script">
      <p>{convite}</p>
      <label className={styles.photograph}>
        <input type="checkbox" name="fotografia" value="sim" disabled={hasCodes} aria-describedby="fotografia-hint" />
        <span>{linha}</span>
      </label>
      {/* A screen reader has it before. */}
      <p id="fotografia-hint" className={isPromised || hasCodes ? 'fine-print' : 'visually-hidden'}>
        {hasCodes ? temCodigos : cuidado}
      </p>
    </div>
  );
}

/** The prescriptions for which there are no fields. */
function OtherPrescriptions() {
  const others = useRequest(({ otherPrescriptions }) => otherPrescriptions);
  if (others.length === 0) return null;
  const takeOut = (codes: PrescriptionCodes, form: HTMLFormElement | null) => {
    const { instrucoes, outroAssunto } = request.get();
    request.write({
      otherPrescriptions: others.filter((other) => other !== codes),
      instrucoes: withoutMark(instrucoes, codes.numeroReceita),
      outroAssunto: withoutMark(outroAssunto, codes.numeroReceita),
    });
    announce(texts.receitaTirada);
    // The button goes, and the focus with it.
    if (form) fieldOf(form, 'numeroReceita').focus();
  };
  return (
    <div>
      <p>{texts.outrasReceitas}</p>
      <ul>
        {others.map((codes, i) => (
          <li key={codes.numeroReceita} className="cluster">
            <span translate="no">{message.outraReceita(i + FIRST_WITHOUT_FIELDS, codes).replaceAll('\n', ', ')}</span>
            <Button
              variant="quiet"
              aria-label={`${texts.tirar}: ${codes.numeroReceita}`}
              onClick={({ currentTarget }) => takeOut(codes, currentTarget.form)}
            >
              {texts.tirar}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Stands in where the reader did not load. A code's field would keep but some digits of what was pasted there. */
function NoReader({ text, origin, paste }: PastedSms) {
  const isOfCodes = isCodeField(`${origin.getAttribute('name')}`);
  useEffect(() => {
    if (isOfCodes) request.write({ instrucoes: [request.get().instrucoes, text].filter(Boolean).join('\n') });
    else paste?.();
    request.write({ unread: '' });
  }, [isOfCodes, text, paste]);
  return <p>{isOfCodes ? texts.estado.smsPorLer : texts.estado.smsFalhou}</p>;
}

/** Puts a text in the place of what is selected, as a paste does, so that the form filters it. */
function insertText(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}

/** With "off", browsers do not restore a field on the way back (docs/decisions/13-what-was-typed-comes-back.md). */
const CODE = { autoComplete: 'one-time-code', autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false };
