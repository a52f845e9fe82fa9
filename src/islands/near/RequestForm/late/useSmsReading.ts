import drawn from 'virtual:content/formulario/drawn';
import texts from 'virtual:content/formulario/sms';
import { useState } from 'react';
import { type PrescriptionCodes, readPrescriptionSms } from '../../../../lib/prescription-sms.ts';
import { fillTemplate } from '../../../../lib/template.ts';
import type { Draft } from '../draft.ts';
import type { DirectPaste } from '../PrescriptionGroup.tsx';
import { type FillPlan, fieldsOf, planFill, planUndo, withoutConflicts } from './sms-plan.ts';
import { describePrescription, explainReading, nameFields } from './sms-words.ts';

type Undo = (() => void) | null;

/** Where the conversation about the pasted text stands. `others`: prescriptions of the same SMS that have no field. */
export type SmsStep =
  | { at: 'pasting' }
  | { at: 'choosing'; prescriptions: PrescriptionCodes[] }
  | { at: 'replacing'; plan: FillPlan; others: PrescriptionCodes[] }
  | { at: 'done'; undo: Undo; others: PrescriptionCodes[] };

interface SmsReadingOptions {
  draft: Draft;
  /** What was pasted straight into the number's field; null where the box was opened. */
  paste: DirectPaste | null;
  /** Says a sentence where screen readers hear it. */
  say: (text: string) => void;
}

/** The rules of filling in: ask before overwriting, one step takes it back, a text without codes fills nothing. */
export function useSmsReading({ draft, paste, say }: SmsReadingOptions) {
  const [step, setStep] = useState<SmsStep>(paste ? { at: 'done', undo: null, others: [] } : { at: 'pasting' });

  /** The fields as typed: what a direct paste left in the number's field was never meant to stand there. */
  function typed(): PrescriptionCodes {
    const now = draft.get();
    return paste && now.numeroReceita === paste.after ? { ...now, numeroReceita: paste.before } : now;
  }

  function finish(text: string, undo: Undo = null, others: PrescriptionCodes[] = []) {
    say(text);
    setStep({ at: 'done', undo, others });
  }

  function read(text: string) {
    const reading = readPrescriptionSms(text);
    if (reading.kind === 'prescriptions') {
      const { prescriptions } = reading;
      if (prescriptions.length === 1) return propose(prescriptions[0]);
      say(texts.duas);
      return setStep({ at: 'choosing', prescriptions });
    }
    if (paste && reading.kind === 'nothing') return;
    const explanation = explainReading(reading, texts);
    if (reading.kind === 'dispensing-notice') {
      return propose({ numeroReceita: reading.numeroReceita, codigoDispensa: '', codigoOpcao: '' }, [], explanation);
    }
    draft.fill({ numeroReceita: typed().numeroReceita });
    say(explanation);
  }

  function propose(codes: PrescriptionCodes, others: PrescriptionCodes[] = [], remark = remarkOn(codes)) {
    const plan = planFill(typed(), codes);
    if (plan.conflicts.length === 0) return fill(plan, others, remark);
    say(fillTemplate(texts.substituir, { campos: nameFields(plan.conflicts, drawn.campos) }));
    setStep({ at: 'replacing', plan, others });
  }

  function fill({ changes }: FillPlan, others: PrescriptionCodes[], remark = '') {
    const before = typed();
    const filled = fieldsOf(changes);
    draft.fill({ numeroReceita: before.numeroReceita, ...changes });
    if (filled.length === 0) return finish(`${texts.jaEstava} ${remark}`, null, others);
    const undo = () => {
      draft.fill(planUndo(before, changes, draft.get()));
      finish(texts.comoEstava);
    };
    finish(`${fillTemplate(texts.preencheu, { campos: nameFields(filled, drawn.campos) })} ${remark}`, undo, others);
  }

  function keepTyped(plan: FillPlan, others: PrescriptionCodes[]) {
    const rest = withoutConflicts(plan);
    if (fieldsOf(rest.changes).length > 0) return fill(rest, others);
    draft.fill({ numeroReceita: typed().numeroReceita });
    finish(texts.comoEstava, null, others);
  }

  function addToInstructions(others: PrescriptionCodes[], undo: Undo) {
    draft.append('instrucoes', others.map((other) => describePrescription(other, texts)).join('\n'));
    finish(texts.juntou, undo);
  }

  return { step, read, propose, fill, keepTyped, addToInstructions };
}

function remarkOn({ codigoDispensa }: PrescriptionCodes): string {
  return codigoDispensa ? '' : texts.semDispensa;
}
