import { today } from '../../src/opening/today.ts';

/**
 * The fields of a notice that follow from the field that was just edited, each with its value. Where its first day
 * (`de`) was edited: a last day (`ate`) that is missing or earlier becomes the same day; the day from which it is shown
 * (`mostrar`), where it is missing or later than the first day, becomes today, or is left out where the first day is
 * today or over. An hour ticks «fechada»; taking the tick away takes both hours away. Where the owner gives only one
 * hour of a closing, the other becomes 00:00 or 24:00, and goes again when the owner takes the given one away.
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
