import type { CodeField } from './prescription.ts';

/** A text to read at once: from the clipboard, or pasted straight into a code's field. */
export interface DirectPaste {
  text: string;
  /** The field, what stood in it before, and what the paste left of itself in it. */
  into?: { name: CodeField; before: string; after: string };
}
