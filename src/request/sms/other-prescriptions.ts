import texts from 'virtual:content/formulario/sms';
import { fillTemplate } from '../../text/template.ts';
import type { MedicineRequest } from '../message.ts';
import type { PrescriptionCodes } from './prescription-sms.ts';

/** Those of the prescriptions that a request does not hold yet. */
export function otherPrescriptions(
  { numeroReceita, instrucoes }: MedicineRequest,
  prescriptions: PrescriptionCodes[],
): PrescriptionCodes[] {
  return prescriptions.filter((one) => !`${numeroReceita} ${instrucoes}`.includes(one.numeroReceita));
}

/** The instructions with prescriptions that have no fields, a line each, above what else is asked: "RECEITA 2: …". */
export function withPrescriptions(instructions: string, others: PrescriptionCodes[]): string {
  const lines = instructions ? instructions.split('\n') : [];
  const isPrescription = (line: string) => /\d{18}[\dX]/.test(line);
  const noted = lines.filter(isPrescription);
  const added = others.map(({ numeroReceita, codigoDispensa, codigoOpcao }, i) =>
    [
      fillTemplate(texts.outra, { ordem: noted.length + i + 2, numero: numeroReceita }),
      codigoDispensa && fillTemplate(texts.outraDispensa, { codigo: codigoDispensa }),
      codigoOpcao && fillTemplate(texts.outraOpcao, { codigo: codigoOpcao }),
    ]
      .filter(Boolean)
      .join(', '),
  );
  return [...noted, ...added, ...lines.filter((line) => !isPrescription(line))].join('\n');
}

/** A prescription by its last digits. */
export function endText({ numeroReceita }: PrescriptionCodes): string {
  return fillTemplate(texts.receita, { fim: numeroReceita.slice(-8).replace(/.{4}$/, '\u00a0$&') });
}
