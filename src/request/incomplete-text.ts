import hints from 'virtual:content/formulario/estado';
import { fillTemplate } from '../text/template.ts';
import type { FieldName } from './message.ts';
import { CODE_FIELDS, CODE_LENGTHS } from './prescription.ts';
import { isCodeField } from './request-store.ts';

/** A Portuguese number's digits; a foreign one has more. */
const TELEPHONE_LENGTH = 9;

/** The fields whose value may look incomplete; it is sent all the same (specification §5). */
export const MAY_BE_INCOMPLETE: readonly FieldName[] = ['telemovel', ...CODE_FIELDS];

/** The message for a value that looks incomplete; empty where it looks whole, or where nothing was typed. */
export function incompleteText(name: FieldName, value: string): string {
  if (!value.trim()) return '';
  if (name === 'telemovel') return value.replace(/\D/g, '').length < TELEPHONE_LENGTH ? hints.telemovelCurto : '';
  const missing = isCodeField(name) ? CODE_LENGTHS[name] - value.length : 0;
  if (missing === 1) return hints.faltaUm;
  return missing ? fillTemplate(hints.faltam, { algarismos: missing }) : '';
}
