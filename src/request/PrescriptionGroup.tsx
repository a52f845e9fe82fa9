import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { announce } from '../browser/announce.ts';
import { readText } from '../browser/clipboard.ts';
import { Button } from '../ui/Button.tsx';
import { prescriptionsOf, prescriptionText } from './message.ts';
import { NotedField } from './NotedField.tsx';
import { PartOnDemand, PrescriptionSms } from './on-demand.tsx';
import { isMeantForReader } from './pasted.ts';
import { areEnough, NO_CODES, withoutCodes } from './prescription.ts';
import styles from './RequestFields.module.css';
import type { PrescriptionCodes } from './request.ts';
import { FREE_TEXTS, freeText, isCodeField, isFieldName } from './request-store.ts';
import type { PastedSms } from './sms/PrescriptionSms.tsx';
import { message, request, texts, useRequest, wholeRequest } from './useRequest.ts';

/** The prescription's codes: the box that reads them out of the SMS, and their fields. */
export function PrescriptionGroup() {
  // `at` is when: each paste gets a reader of its own, with fresh state.
  const [pasted, setPasted] = useState<readonly (PastedSms & { at: number })[]>([]);
  const group = useRef<HTMLDivElement>(null);
  const isFromButton = ({ origin }: PastedSms) => origin.tagName === 'BUTTON';
  const readerOf = (sms: (typeof pasted)[number]) => (
    <PartOnDemand key={sms.at} fallback={<NoReader {...sms} />}>
      <PrescriptionSms {...sms} onClose={() => setPasted((all) => all.filter((one) => one !== sms))} />
    </PartOnDemand>
  );

  /** Gives a text to a reader. One that still waits for its own goes on waiting. */
  function read(sms: PastedSms, unread = '') {
    const before = request.get().unread;
    setPasted((all) => [...(before ? all : []), { ...sms, at: performance.now() }]);
    request.write({ unread: [before, unread].filter(Boolean).join('\n') });
  }

  /** Fills the codes at once where the browser lets a press read the clipboard; else opens the box. */
  async function pasteOrOpen({ currentTarget: origin }: MouseEvent<HTMLButtonElement>) {
    // What stands in the box is not lost: a paste there takes its place.
    const box = group.current?.querySelector('textarea');
    box?.focus();
    if (box?.value) return box.select();
    const text = await readText();
    read({ text, origin }, text);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` holds nothing that changes
  useEffect(() => {
    const form = group.current?.closest('form');
    /** A whole SMS pasted into any field goes to the reader, and into the field only if that is a free text. */
    const readPaste = (event: ClipboardEvent | InputEvent) => {
      const origin = event.target as HTMLInputElement | HTMLTextAreaElement;
      const text = (event instanceof InputEvent ? event.data : event.clipboardData?.getData('text')) ?? '';
      if (!isFieldName(origin.name) || !isMeantForReader(origin.name, text)) return;
      if (freeText(origin.name)) {
        // A paste is both events. After the second, so that the text is there when it is read.
        if (event.type === 'beforeinput') setTimeout(read, 0, { text, origin });
        return;
      }
      event.preventDefault();
      read({ text, origin, paste: () => insertText(origin, text) }, text);
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
      {pasted.filter(isFromButton).map(readerOf)}
      {texts.fotografia && <PhotographOffer {...texts.fotografia} />}
      <div className={`${styles.row} ${styles.codes}`}>
        {/* No numeric keyboard: an iPhone's has no X. */}
        <NotedField {...CODE} name="numeroReceita" />
        <NotedField {...CODE} name="codigoDispensa" inputMode="numeric" />
        <NotedField {...CODE} name="codigoOpcao" inputMode="numeric" />
      </div>
      {pasted.filter((sms) => !isFromButton(sms)).map(readerOf)}
      <Prescriptions />
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

const focusButton = (button: HTMLButtonElement | null) => button?.focus();

/** The prescriptions of a request with several. In the place of one that was in the fields the next one comes. */
function Prescriptions() {
  const values = useRequest(wholeRequest);
  const [taken, setTaken] = useState<{ text?: string; left?: PrescriptionCodes[]; undo?: () => void }>({});
  const list = useRef<HTMLUListElement>(null);
  const all = prescriptionsOf(values);
  const textOf = (i: number) => prescriptionText(all, i, message).replaceAll('\n', ', ');

  function takeOut(codes: PrescriptionCodes) {
    const [inFields = NO_CODES, ...otherPrescriptions] = all.filter((one) => one !== codes);
    const free = Object.fromEntries(FREE_TEXTS.map((name) => [name, withoutCodes(values[name], codes, '…')]));
    const undo = request.write({ ...inFields, otherPrescriptions, ...free });
    // Nobody knows whose a code is that was not read, or which medicines are on it.
    const place = FREE_TEXTS.find((name) => free[name] !== values[name]);
    const text = texts.receitaTirada(place && (place === 'instrucoes' ? texts.pergunta : texts.campos[place].rotulo));
    setTaken({ text, left: otherPrescriptions, undo });
    announce(text);
  }

  function undoTaking() {
    taken.undo?.();
    // The button goes, and the focus with it. In a field it would open a phone's keyboard.
    list.current?.focus();
  }

  const isTaken = taken.left === values.otherPrescriptions;
  if (all.length < 2 && !isTaken) return null;
  return (
    <div>
      <p>{texts.receitas}</p>
      <ul ref={list} tabIndex={-1} aria-label={texts.receitas}>
        {all.map(
          (codes, i) =>
            Object.values(codes).some(Boolean) && (
              <li key={textOf(i)} className="cluster">
                <span translate="no">{textOf(i)}</span>
                <Button variant="quiet" aria-label={`${texts.tirar}: ${textOf(i)}`} onClick={() => takeOut(codes)}>
                  {texts.tirar}
                </Button>
              </li>
            ),
        )}
      </ul>
      {isTaken && (
        <div className="cluster">
          <p>{taken.text}</p>
          <Button key={all.length} ref={focusButton} onClick={undoTaking}>
            {texts.desfazer}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Stands in where the reader did not load. A code's field would keep some digits; the clipboard may hold anything. */
function NoReader({ text, origin, paste }: PastedSms) {
  const name = origin.getAttribute('name') ?? '';
  const isKept = isCodeField(name) || (!name && isMeantForReader(name, text));
  useEffect(() => {
    if (isKept) request.write({ instrucoes: [request.get().instrucoes, text].filter(Boolean).join('\n') });
    else paste?.();
    request.write({ unread: '' });
  }, [isKept, text, paste]);
  return <p>{isKept ? texts.estado.smsPorLer : texts.estado.smsFalhou}</p>;
}

/** Puts a text in the place of what is selected, as a paste does, so that the form filters it. */
function insertText(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}

/** With "off", browsers do not restore a field on the way back (docs/decisions/13-what-was-typed-comes-back.md). */
const CODE = { autoComplete: 'one-time-code', autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false };
