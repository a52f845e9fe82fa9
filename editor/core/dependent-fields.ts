import { today } from '../../src/opening/today.ts';

/**
 * The fields of a notice that follow from one that was just edited, each with its value. After its first day (`de`): a
 * last day that is missing or earlier becomes the same day; a first day of showing it (`mostrar`) that is missing or
 * later becomes today, or none where the day has come already. An hour ticks «fechada»; without that tick there are no
 * hours. A closing that has only one hour begins at 00:00 or ends at 24:00.
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
