import { CODE_LENGTHS } from './prescription.ts';
import type { FieldName } from './request.ts';
import { isCodeField } from './request-store.ts';
import { texts } from './useRequest.ts';

/** A Portuguese number's digits; a foreign one has more. */
const TELEPHONE_LENGTH = 9;
/** Portugal's, before the number. */
const COUNTRY_CODE = /^(00)?351/;

/**
 * The message for a value that looks incomplete; empty where it looks whole, or where nothing was typed. It only warns:
 * the value is sent as it was typed (specification §5).
 */
export function incompleteText(name: FieldName, value: string): string {
  if (!value.trim()) return '';
  if (name === 'telemovel')
    return value.replace(/\D/g, '').replace(COUNTRY_CODE, '').length < TELEPHONE_LENGTH
      ? texts.estado.telemovelCurto
      : '';
  const missing = isCodeField(name) ? CODE_LENGTHS[name] - value.length : 0;
  return missing ? texts.estado.faltam(missing) : '';
}
