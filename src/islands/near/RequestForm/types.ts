import type { PrescriptionCodes } from '../../../lib/prescription-sms.ts';

/** A field that keeps only some characters, and that a pasted SMS can fill. */
export type CodeField = keyof PrescriptionCodes;

/** A text pasted into the number's field, with the number that stood there before and the one that it left. */
export interface DirectPaste {
  text: string;
  before: string;
  after: string;
}
