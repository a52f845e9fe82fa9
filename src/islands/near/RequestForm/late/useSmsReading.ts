import texts from 'virtual:content/formulario/sms';
import { useState } from 'react';
import type { MedicineRequest } from '../../../../lib/message.ts';
import { type PrescriptionCodes, readPrescriptionSms } from '../../../../lib/prescription-sms.ts';
import { fillTemplate } from '../../../../lib/template.ts';
import { changesTo, fieldsOf, onlyWhereEmpty, undoFill } from '../changes.ts';
import type { DirectPaste } from '../types.ts';
import { request } from '../useRequest.ts';
import { describePrescription, explainReading, nameFields } from './sms-texts.ts';

/** A button below the status, and what it does. */
type Answer = [label: string, onPress: () => void];

/** Where the conversation about the pasted text stands. */
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

  function goOn(at: SmsStep['at'], status: string, answers: Answer[]) {
    showStatus(status);
    setStep({ at, answers });
  }

  function read(text: string) {
    const reading = readPrescriptionSms(text);
    if (paste && reading.kind === 'nothing') return;
    // The characters that an SMS left in the number's field were never meant to stand there.
    if (paste?.after === request.get().values.numeroReceita) request.write({ numeroReceita: paste.before });
    if (reading.kind === 'dispensing-notice') {
      const codes = { numeroReceita: reading.numeroReceita, codigoDispensa: '', codigoOpcao: '' };
      propose(codes, [], explainReading(reading));
    } else if (reading.kind === 'prescriptions') choose(reading.prescriptions);
    else showStatus(explainReading(reading));
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
      [texts.trocar, () => fill(changes, others)],
      [texts.manter, () => fill(onlyWhereEmpty(request.get().values, changes), others)],
    ]);
  }

  function fill(changes: Partial<MedicineRequest>, others: PrescriptionCodes[], remark = '') {
    const filled = fieldsOf(changes);
    if (filled.length === 0) return finish(texts.comoEstava, others);
    const before = request.get().values;
    request.write(changes);
    finish(`${nameFields(texts.preencheu, filled)} ${remark}`, others, [
      texts.desfazer,
      () => {
        request.write(undoFill(request.get().values, changes, before));
        finish(texts.comoEstava, []);
      },
    ]);
  }

  function finish(status: string, others: PrescriptionCodes[], ...undo: Answer[]) {
    const add: Answer = [
      texts.juntarOutra,
      () => {
        request.append('instrucoes', others.map(describePrescription).join('\n'));
        finish(texts.juntou, [], ...undo);
      },
    ];
    goOn('end', status, others.length > 0 ? [...undo, add] : undo);
  }

  return { step, read };
}
