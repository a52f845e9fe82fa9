import texts from 'virtual:content/formulario/sms';
import { useEffect, useRef, useState } from 'react';
import type { MedicineRequest } from '../../../../lib/message.ts';
import { type PrescriptionCodes, readPrescriptionSms } from '../../../../lib/prescription-sms.ts';
import { fillTemplate } from '../../../../lib/template.ts';
import { changesTo, fieldsOf, onlyWhereEmpty, undoFill } from '../changes.ts';
import type { DirectPaste } from '../types.ts';
import { request } from '../useRequest.ts';
import { describePrescription, explainReading, nameFields } from './sms-texts.ts';

/** A button below the status, and what it does. */
type Answer = [label: string, onPress: () => void];

/** The values written into the fields, and those they held before. */
interface Fill {
  changes: Partial<MedicineRequest>;
  before: MedicineRequest;
}

/** The state of the conversation about the pasted text. */
interface SmsStep {
  at: 'box' | 'question' | 'end';
  answers: Answer[];
}

/**
 * The rules of filling in: ask before overwriting, one press takes it back, a text without codes fills nothing.
 * `others` are prescriptions of the same SMS that have no field.
 */
export function useSmsReading(paste: DirectPaste | null, showStatus: (text: string) => void) {
  const [step, setStep] = useState<SmsStep>({ at: paste ? 'end' : 'box', answers: [] });
  const shown = useRef<Fill | null>(null);

  // "Preenchemos…" stops naming a field that is changed afterwards.
  useEffect(
    () =>
      request.subscribe(() => {
        if (!shown.current) return;
        const { changes, before } = shown.current;
        const changed = fieldsOf(changesTo(request.get().values, changes));
        if (changed.length === 0) return;
        const left = fieldsOf(changes).filter((name) => !changed.includes(name));
        shown.current = { changes: Object.fromEntries(left.map((name) => [name, changes[name]])), before };
        showStatus(left.length > 0 ? nameFields(texts.preencheu, left) : '');
        if (left.length === 0) setStep({ at: 'end', answers: [] });
      }),
    [showStatus],
  );

  function goOn(at: SmsStep['at'], status: string, answers: Answer[]) {
    showStatus(status);
    setStep({ at, answers });
  }

  function read(text: string) {
    const reading = readPrescriptionSms(text);
    if (paste?.into && reading.kind === 'nothing') return;
    // Takes out the characters that the pasted SMS left in its field.
    const { name, before, after } = paste?.into ?? {};
    if (name && after === request.get().values[name]) request.write({ [name]: before });
    if (reading.kind === 'dispensing-notice') {
      const codes = { numeroReceita: reading.numeroReceita, codigoDispensa: '', codigoOpcao: '' };
      propose(codes, [], explainReading(reading));
    } else if (reading.kind === 'prescriptions') choose(reading.prescriptions);
    else goOn(reading.kind === 'nothing' ? 'box' : step.at, explainReading(reading), []);
  }

  function choose(prescriptions: [PrescriptionCodes, ...PrescriptionCodes[]]) {
    if (prescriptions.length === 1) return propose(prescriptions[0], []);
    const answers = prescriptions.map((chosen): Answer => {
      const others = prescriptions.filter((other) => other !== chosen);
      const label = fillTemplate(texts.receita, { fim: chosen.numeroReceita.slice(-4) });
      return [label, () => propose(chosen, others)];
    });
    goOn('question', texts.duas, answers);
  }

  function propose(
    codes: PrescriptionCodes,
    others: PrescriptionCodes[],
    remark = codes.codigoDispensa ? '' : texts.semDispensa,
  ) {
    const { values } = request.get();
    const changes = changesTo(values, { ...codes });
    if (fieldsOf(changes).length === 0) return finish(`${texts.jaEstava} ${remark}`, others);
    const overwritten = fieldsOf(changes).filter((name) => values[name]);
    if (overwritten.length === 0) return fill(changes, others, remark);
    goOn('question', nameFields(texts.substituir, overwritten), [
      [texts.trocar, () => fill(changes, others, remark)],
      [texts.manter, () => fill(onlyWhereEmpty(request.get().values, changes), others, remark)],
    ]);
  }

  function fill(changes: Partial<MedicineRequest>, others: PrescriptionCodes[], remark = '') {
    const filled = fieldsOf(changes);
    if (filled.length === 0) return finish(texts.comoEstava, others);
    const before = request.get().values;
    request.write(changes);
    finish(`${nameFields(texts.preencheu, filled)} ${remark}`, others, { changes, before });
  }

  /** Shows the result, and offers to undo all of `filled` and to add the other prescriptions. */
  function finish(status: string, others: PrescriptionCodes[], filled: Fill | null = null) {
    const undo = (): void => {
      shown.current = null;
      if (filled) request.write(undoFill(request.get().values, filled.changes, filled.before));
      finish(texts.comoEstava, []);
    };
    const add = (): void => {
      const { values } = request.get();
      request.append('instrucoes', others.map(describePrescription).join('\n'));
      const { instrucoes } = request.get().values;
      const before = { ...(filled?.before ?? values), instrucoes: values.instrucoes };
      finish(texts.juntou, [], { changes: { ...filled?.changes, instrucoes }, before });
    };
    shown.current = filled;
    const answers: (Answer | false)[] = [
      !!filled && [texts.desfazer, undo],
      others.length > 0 && [texts.juntarOutra, add],
    ];
    goOn(
      'end',
      status,
      answers.filter((answer) => answer !== false),
    );
  }

  return { step, read };
}
