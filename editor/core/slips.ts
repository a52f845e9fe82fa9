import { leaves, type Path, valueAt } from '../../src/pharmacy/paths.ts';
import { fieldChanges } from './changes.ts';
import { SCHEMAS } from './content.ts';
import type { FileName } from './file-names.ts';
import { isSame } from './paths.ts';
import { schemaAt, textOf } from './schema.ts';
import * as words from './words.ts';

/** Words of a sentence about opening hours. */
const ABOUT_HOURS = /só de (manhã|tarde)|só à tarde|(todos|abert[oa]s?).* dias|fim de semana|sábado|domingo|segunda a/i;

/** Asks about likely slips in a changed file. @param pagina the page's texts @param today an ISO day */
export function slipsIn(name: FileName, was: unknown, is: unknown, pagina: unknown, today: string) {
  const slip = (path: Path, text: string, file = name) => ({ name: file, path, text });
  const prices = fieldChanges(SCHEMAS[name], was, is).flatMap(({ path, undone }) => {
    const field = schemaAt(SCHEMAS[name], path);
    const [before, after] = [Number(valueAt(undone, path)), Number(valueAt(is, path))];
    const isLikely = field?.control === 'euros' && before && after && Math.max(after / before, before / after) >= 10;
    return isLikely ? [slip(path, words.isMeant(words.becomes(textOf(field, before), textOf(field, after))))] : [];
  });
  // Values are known by their neighbours: in a list that grew, their places are others.
  const around = (data: unknown, path: Path) => JSON.stringify(valueAt(data, path.slice(0, -1)));
  const known = new Set(leaves(was).map(({ path }) => around(was, path)));
  const times = leaves(is).flatMap(({ path, value }) => {
    if (known.has(around(is, path))) return [];
    const isEarly = path.at(-1) === 'fecha' && String(value) > '00:00' && String(value) < '12:00';
    if (isEarly) return [slip(path, words.isMeant(words.closesBeforeNoon(String(value))))];
    const { fechada, das } = Object(valueAt(is, path.slice(0, -1)));
    if (name === 'avisos' && path.at(-1) === 'texto' && fechada && !das && /\d\s?h|\d:\d\d/i.test(String(value)))
      return [slip([...path.slice(0, -1), 'das'], words.isMeant(words.closedAllDay))];
    const isToday = path.at(-1) === 'de' && path.at(-3) === 'turnos' && value === today;
    return isToday ? [slip(path, words.isMeant(words.dutyToday))] : [];
  });
  const hoursIn = (data: unknown) => [valueAt(data, ['aberturas']) ?? []].flat();
  // The first hours of a pharmacy that begins change nothing.
  const isSameWeek = name !== 'horario' || hoursIn(was).length === 0 || isSame(hoursIn(was), hoursIn(is));
  // A call may be free at weekends, whatever the hours are.
  const texts = isSameWeek ? [] : leaves(pagina).filter(({ path }) => path.at(-1) !== 'custo');
  const told = texts.filter(({ value }) => ABOUT_HOURS.test(String(value)));
  return [...prices, ...times, ...told.map(({ path, value }) => slip(path, words.isStillTrue(`${value}`), 'pagina'))];
}
