import type { MedicineRequest, PrescriptionCodes } from '../request.ts';
import { smsWords } from './words.ts';

/** The prescriptions that the request does not hold yet. */
export function newPrescriptions(
  { numeroReceita, otherPrescriptions }: MedicineRequest,
  prescriptions: PrescriptionCodes[],
): PrescriptionCodes[] {
  const known = [numeroReceita, ...otherPrescriptions.map((other) => other.numeroReceita)];
  return prescriptions.filter((one) => !known.includes(one.numeroReceita));
}

/** A prescription by its last digits. */
export function endText({ numeroReceita }: PrescriptionCodes): string {
  return smsWords.receita(numeroReceita.slice(-8).replace(/.{4}$/, '\u00a0$&'));
}
