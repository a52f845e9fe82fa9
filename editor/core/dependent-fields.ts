import { today } from '../../src/opening/today.ts';

/**
 * The fields of a notice that follow from the one just edited. After the first day (`de`): a last day that is missing
 * or earlier is the same, and it is shown (`mostrar`) from today, or at once where it is today or over. An hour ticks
 * «fechada», and goes without that tick. One hour alone lasts from 00:00, or to 24:00.
 */
export function dependentFields(notice: Readonly<Record<string, unknown>>, key: string): [string, unknown][] {
  const value = notice[key];
  const fields: [string, unknown][] = [];
  if (key === 'de' && String(notice['ate'] ?? '') < String(value)) fields.push(['ate', value]);
  if (key === 'de' && (!notice['mostrar'] || String(notice['mostrar']) > String(value)))
    fields.push(['mostrar', String(value) > today() ? today() : undefined]);
  if ((key === 'das' || key === 'as') && value) fields.push(['fechada', true]);
  if (key === 'das' && value && !notice['as']) fields.push(['as', '24:00']);
  if (key === 'das' && !value && notice['as'] === '24:00') fields.push(['as', undefined]);
  if (key === 'as' && value && !notice['das']) fields.push(['das', '00:00']);
  if (key === 'as' && !value && notice['das'] === '00:00') fields.push(['das', undefined]);
  if (key === 'fechada' && !value) fields.push(['das', undefined], ['as', undefined]);
  return fields;
}
