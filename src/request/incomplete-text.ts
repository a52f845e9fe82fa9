import { otherNumber } from './pasted.ts';
import { CODE_LENGTHS } from './prescription.ts';
import type { FieldName } from './request.ts';
import { isCodeField } from './request-store.ts';
import type { RequestWords } from './words.ts';

/** A Portuguese number's digits; a foreign one has more. */
const TELEPHONE_LENGTH = 9;
/** Portugal's, before the number. */
const COUNTRY_CODE = /^(00)?351/;

/**
 * The message for a value that looks incomplete, or another thing's; empty where it looks whole, or where nothing was
 * typed. It only warns: the value is sent as it was typed (specification §5).
 */
export function incompleteText(name: FieldName, value: string, { estado }: Pick<RequestWords, 'estado'>): string {
  if (!value.trim()) return '';
  if (name === 'telemovel')
    return value.replace(/\D/g, '').replace(COUNTRY_CODE, '').length < TELEPHONE_LENGTH ? estado.telemovelCurto : '';
  const missing = isCodeField(name) ? CODE_LENGTHS[name] - value.length : 0;
  if (missing) return estado.faltam(missing);
  const other = name === 'numeroReceita' && otherNumber(value);
  return other ? estado.outraCoisa[other] : '';
}
