import { type MouseEvent, startTransition, useEffect, useRef, useState } from 'react';
import { readText } from '../browser/clipboard.ts';
import type { PageEvent } from '../browser/page-events.ts';
import { Button } from '../ui/Button.tsx';
import { type Answer, AnswerLine, isCurrent, prescriptionsNow, TakeOut } from './Answer.tsx';
import { fieldOf } from './form-controls.ts';
import { prescriptionsOf, prescriptionText } from './message.ts';
import { NotedField } from './NotedField.tsx';
import { loadReader } from './on-demand.ts';
import { isMeantForReader, withText } from './pasted.ts';
import { NO_CODES, withoutCodes } from './prescription.ts';
import styles from './RequestFields.module.css';
import type { PrescriptionCodes } from './request.ts';
import { FREE_TEXTS, freeText, isCodeField, isFieldName } from './request-store.ts';
import type { SmsAnswer } from './sms/read-sms.ts';
import { message, request, texts, useRequest } from './useRequest.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The prescription's codes: the button that reads them out of the SMS, and their fields, which do so too. */
export function PrescriptionGroup() {
  // The newest answer, and the earlier ones that can still be undone.
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const group = useRef<HTMLDivElement>(null);
  // Rendered together with the lines that codes add above the answer: they would push it out of sight.
  const addAnswer = (answer: Answer) =>
    startTransition(() => setAnswers((all) => [...all.filter(({ undo }) => undo), answer]));

  /** Gives a text to the reader. Until the reader has read it, or is no longer awaited, it is `unread`. */
  async function read(pasted: string, origin: Field | HTMLButtonElement) {
    const { unread } = request.get();
    if (!freeText(origin.name)) request.write({ unread: [unread, pasted].filter(Boolean).join('\n') });
    const { text, changes, isPasted } = await loadReader()
      .then(({ readSms }) => readSms(pasted, origin.name, request.get(), texts))
      .catch(() => keepUnread(pasted, origin.name));
    if (isPasted && !(origin instanceof HTMLButtonElement)) insertText(origin, pasted);
    const undo = changes && request.write(changes);
    request.write({ unread: request.get().unread.replace(pasted.trim(), '').trim() });
    if (text) addAnswer({ text, origin, undo, left: changes?.otherPrescriptions && prescriptionsNow() });
  }

  /** Fills the codes at once where the browser lets a press read the clipboard; else they are pasted into a field. */
  async function readClipboard({ currentTarget: origin }: MouseEvent<HTMLButtonElement>) {
    const text = await readText();
    if (text) return read(text, origin);
    if (origin.form) fieldOf(origin.form, 'numeroReceita').focus();
    addAnswer({ text: texts.colarNoCampo, origin });
  }

  /** Undoes the newest answer, and shows the one before, where that holds again. */
  function undoLast() {
    const { undo, origin = document.getElementById('colar-sms') } = answers.at(-1) ?? {};
    const text = undo?.() ? texts.comoEstava : texts.quaseComoEstava;
    const rest = answers.slice(0, -1).filter(isCurrent);
    const before = rest.pop();
    setAnswers([...rest, { ...before, text: [text, before?.text].filter(Boolean).join(' ') }]);
    // The button goes, and the focus with it.
    origin?.focus();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` holds nothing that changes
  useEffect(() => {
    const form = group.current?.closest('form');
    /** A whole SMS pasted into any field goes to the reader, and into the field only if that is a free text. */
    const readPaste = (event: ClipboardEvent | InputEvent) => {
      const origin = event.target as Field;
      const text = (event instanceof InputEvent ? event.data : event.clipboardData?.getData('text')) ?? '';
      if (!isFieldName(origin.name) || !isMeantForReader(origin.name, text)) return;
      if (freeText(origin.name)) {
        // A paste gives both events. Read after the second, when the text stands in the field.
        if (event.type === 'beforeinput') setTimeout(read, 0, text, origin);
        return;
      }
      event.preventDefault();
      read(text, origin);
    };
    for (const type of ['paste', 'beforeinput'] as const) form?.addEventListener(type, readPaste);
  }, []);

  const answer = answers.at(-1);
  return (
    <div ref={group} className="stack">
      <div className="needs-script">
        <Button id="colar-sms" onClick={readClipboard}>
          {texts.botaoSms}
        </Button>
      </div>
      {texts.fotografia && <PhotographOffer {...texts.fotografia} />}
      <div className={`${styles.row} ${styles.codes}`}>
        {/* No numeric keyboard: an iPhone's has no X. */}
        <NotedField {...CODE} name="numeroReceita" />
        <NotedField {...CODE} name="codigoDispensa" inputMode="numeric" />
        <NotedField {...CODE} name="codigoOpcao" inputMode="numeric" />
      </div>
      {answer && <AnswerLine answer={answer} onUndo={undoLast} />}
      <Prescriptions onTaken={addAnswer} />
      <p className="fine-print needs-script">{texts.codigosPorTelefone}</p>
    </div>
  );
}

/** For who has only the paper: the message says that a photograph follows. */
function PhotographOffer({ convite, linha, cuidado }: NonNullable<typeof texts.fotografia>) {
  const isPromised = useRequest(({ photograph }) => photograph);
  return (
    <div id="fotografia" className="needs-script">
      <p>{convite}</p>
      <label className={styles.photograph}>
        <input type="checkbox" name="fotografia" value="sim" aria-describedby="fotografia-hint" />
        <span>{linha}</span>
      </label>
      {/* A screen reader has it before. */}
      <p id="fotografia-hint" className={isPromised ? 'fine-print' : 'visually-hidden'}>
        {cuidado}
      </p>
    </div>
  );
}

/** The prescriptions of a request with several. In the place of one that was in the fields the next one comes. */
function Prescriptions({ onTaken }: { onTaken: (answer: Answer) => void }) {
  const values = useRequest((whole) => whole);
  const all = prescriptionsOf(values);
  const textOf = (i: number) => prescriptionText(all, i, message).replaceAll('\n', ', ');

  function takeOut(codes: PrescriptionCodes) {
    const [inFields = NO_CODES, ...otherPrescriptions] = all.filter((one) => one !== codes);
    const free = Object.fromEntries(FREE_TEXTS.map((name) => [name, withoutCodes(values[name], codes, '…')]));
    const undo = request.write({ ...inFields, otherPrescriptions, ...free });
    // Nobody knows to which prescription an unread code belongs, or which medicines it is for.
    const place = FREE_TEXTS.find((name) => free[name] !== values[name]);
    const text = texts.receitaTirada(place && (place === 'instrucoes' ? texts.pergunta : texts.campos[place].rotulo));
    onTaken({ text, left: prescriptionsNow(), undo });
  }

  if (all.length < 2) return null;
  return (
    <div>
      <p>{texts.receitas}</p>
      <ul aria-label={texts.receitas}>
        {all.map(
          (codes, i) =>
            Object.values(codes).some(Boolean) && (
              <li key={textOf(i)} className="cluster">
                <span translate="no">{textOf(i)}</span>
                <TakeOut what={textOf(i)} onClick={() => takeOut(codes)} />
              </li>
            ),
        )}
      </ul>
    </div>
  );
}

/** In the place of a reader that did not load, keeps the text: a code's field would keep only some digits. */
function keepUnread(text: string, field: string): SmsAnswer {
  dispatchEvent(new Event('part-failed' satisfies PageEvent));
  if (field && !isCodeField(field)) return { text: '', isPasted: !freeText(field) };
  return { text: texts.estado.smsPorLer, changes: { instrucoes: withText(request.get().instrucoes, text, text) } };
}

/** Puts a text in the place of what is selected, as a paste does, so that the form filters it. */
function insertText(field: Field, text: string) {
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}

/** With "off", browsers do not restore a field on the way back (docs/decisions/13-what-was-typed-comes-back.md). */
const CODE = { autoComplete: 'one-time-code', autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false };
