import { leaves, type Path, valueAt } from '../../src/pharmacy/paths.ts';
import { fieldChanges } from './changes.ts';
import { SCHEMAS } from './content.ts';
import type { FileName } from './file-names.ts';
import { isSame } from './paths.ts';
import { schemaAt, textOf } from './schema.ts';
import * as words from './words.ts';

/** A question about something typed that may be a slip. */
interface Slip {
  name: FileName;
  path: Path;
  text: string;
}

/** Words of a sentence about opening hours. */
const ABOUT_HOURS = /só de (manhã|tarde)|só à tarde|(todos|abert[oa]s?).* dias|fim de semana|sábado|domingo|segunda a/i;

/** What in a changed file is likely a slip. @param today an ISO day */
export function slipsIn(name: FileName, was: unknown, is: unknown, today: string): Slip[] {
  const prices = fieldChanges(SCHEMAS[name], was, is).flatMap(({ path, undone }) => {
    const field = schemaAt(SCHEMAS[name], path);
    const [before, after] = [Number(valueAt(undone, path)), Number(valueAt(is, path))];
    if (field?.control !== 'euros' || !(after >= 10 * before || before >= 10 * after) || !before || !after) return [];
    return [{ name, path, text: words.isMeant(words.becomes(textOf(field, before), textOf(field, after))) }];
  });
  // By what stands around them: of a list that grew, the places are others.
  const known = new Set(leaves(was).map(({ path }) => JSON.stringify(valueAt(was, path.slice(0, -1)))));
  const times = leaves(is).flatMap(({ path, value }) => {
    if (known.has(JSON.stringify(valueAt(is, path.slice(0, -1))))) return [];
    const [key, list] = [path.at(-1), path.at(-3)];
    if (key === 'fecha' && typeof value === 'string' && value > '00:00' && value < '12:00')
      return [{ name, path, text: words.isMeant(words.closesBeforeNoon(value)) }];
    return key === 'de' && list === 'turnos' && value === today
      ? [{ name, path, text: words.isMeant(words.dutyToday) }]
      : [];
  });
  return [...prices, ...times];
}

/** The sentences of the page that tell of the week's hours, where those change. */
export function sentencesOfHours(was: unknown, is: unknown, pagina: unknown): Slip[] {
  const [before, after] = [was, is].map((data) => valueAt(data, ['aberturas']));
  if (isSame(before, after)) return [];
  const told = leaves(pagina).filter(({ value }) => typeof value === 'string' && ABOUT_HOURS.test(value));
  return told.map(({ path, value }) => ({ name: 'pagina', path, text: words.isStillTrue(String(value)) }));
}
