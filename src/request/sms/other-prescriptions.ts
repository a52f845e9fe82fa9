import type { MedicineRequest } from '../message.ts';
import type { PrescriptionCodes } from './prescription-sms.ts';
import { smsWords as texts } from './words.ts';

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
      texts.outra(noted.length + i + 2, numeroReceita),
      codigoDispensa && texts.outraDispensa(codigoDispensa),
      codigoOpcao && texts.outraOpcao(codigoOpcao),
    ]
      .filter(Boolean)
      .join(', '),
  );
  return [...noted, ...added, ...lines.filter((line) => !isPrescription(line))].join('\n');
}

/** A prescription by its last digits. */
export function endText({ numeroReceita }: PrescriptionCodes): string {
  return texts.receita(numeroReceita.slice(-8).replace(/.{4}$/, '\u00a0$&'));
}
