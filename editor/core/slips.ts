import type { Notice } from '../../src/notices/notices.ts';
import { daysFrom } from '../../src/opening/days.ts';
import { leaves, type Path, valueAt } from '../../src/pharmacy/paths.ts';
import { isIsoDay } from '../../src/text/iso-day.ts';
import { fieldChanges } from './changes.ts';
import { type FileName, SCHEMAS } from './content-files.ts';
import { isSame } from './paths.ts';
import { schemaAt, textOf } from './schema.ts';
import * as words from './words.ts';

/** Words of a sentence about opening hours. */
const ABOUT_HOURS = /só de (manhã|tarde)|só à tarde|(todos|abert[oa]s?).* dias|fim de semana|sábado|domingo|segunda a/i;

/** A notice's words that the pharmacy closes, and those of an hour. */
const CLOSES =
  /\b(fechamos|encerramos)\b|(estamos|estaremos|a farmácia (está|estará)) (fechad|encerrad)|a farmácia fecha/i;
const AN_HOUR = /\d\s?h|\d:\d\d/i;

/** How often the others a price may be, and the days in a row for which pharmacies close, before one asks. */
const TOO_OFTEN = 10;
const LONGEST_CLOSING = 42;

/** Asks about likely slips in a changed file. @param pagina the page's texts @param today an ISO day */
export function slipsIn(name: FileName, was: unknown, is: unknown, pagina: unknown, today: string) {
  const slip = (path: Path, text: string, file = name) => ({ name: file, path, text });
  const asked = (path: Path, what: string) => [slip(path, words.isMeant(what))];
  const changes = fieldChanges(SCHEMAS[name], was, is);
  const prices = changes.flatMap((change) =>
    leaves(valueAt(is, change.path), change.path).flatMap(({ path, value }) => {
      const field = schemaAt(SCHEMAS[name], path);
      const after = Number(value);
      if (field?.control !== 'euros') return [];
      // A price that was not there is compared with those of the other items.
      const at = path.findLastIndex((key) => typeof key === 'number');
      const itemsIn = (data: unknown) => (at < 0 ? [] : [valueAt(data, path.slice(0, at)) ?? []].flat());
      const others = itemsIn(change.undone);
      const before = others.length < itemsIn(is).length ? 0 : Number(valueAt(change.undone, path));
      if (before && Math.max(after / before, before / after) >= TOO_OFTEN)
        return asked(path, words.becomes(textOf(field, before), textOf(field, after)));
      const most = Math.max(0, ...others.map((other) => Number(valueAt(other, path.slice(at + 1)) ?? 0)));
      const isDear = !before && most > 0 && after >= most * TOO_OFTEN;
      return isDear ? asked(path, words.isDear(textOf(field, after), textOf(field, most))) : [];
    }),
  );
  // Each item that goes is a change of its list. Notices go by themselves.
  const lists = name === 'avisos' ? [] : new Map(changes.map(({ path }) => [path.join(), path])).values();
  const emptied = [...lists].flatMap((path) => {
    const [before, after] = [was, is].map((data) => [valueAt(data, path) ?? []].flat());
    return Number(before?.length) > 1 && after?.length === 0 ? asked(path, words.listIsEmpty) : [];
  });
  // Values are known by their neighbours: in a list that grew, their places are others.
  const around = (data: unknown, path: Path) => JSON.stringify(valueAt(data, path.slice(0, -1)));
  const known = new Set(leaves(was).map(({ path }) => around(was, path)));
  const unknown = leaves(is).flatMap(({ path, value }) => {
    if (known.has(around(is, path))) return [];
    if (name === 'avisos' && path.at(-1) === 'texto') {
      const notice = path.slice(0, -1);
      return noticeSlips(Object(valueAt(is, notice)), today).flatMap(([key, what]) => asked([...notice, key], what));
    }
    const isEarly = path.at(-1) === 'fecha' && String(value) > '00:00' && String(value) < '12:00';
    if (isEarly) return asked(path, words.closesBeforeNoon(String(value)));
    const isToday = path.at(-1) === 'de' && path.at(-3) === 'turnos' && value === today;
    return isToday ? asked(path, words.dutyToday) : [];
  });
  const hoursIn = (data: unknown) => [valueAt(data, ['aberturas']) ?? []].flat();
  // The first hours of a pharmacy that begins change nothing.
  const isSameWeek = name !== 'horario' || hoursIn(was).length === 0 || isSame(hoursIn(was), hoursIn(is));
  // A call may be free at weekends, whatever the hours are.
  const texts = isSameWeek ? [] : leaves(pagina).filter(({ path }) => path.at(-1) !== 'custo');
  const told = texts.filter(({ value }) => ABOUT_HOURS.test(String(value)));
  const contradicted = told.map(({ path, value }) => slip(path, words.isStillTrue(`${value}`), 'pagina'));
  return [...prices, ...emptied, ...unknown, ...contradicted];
}

/** The slips in a notice, which may be half typed: at which of its fields, and what. */
function noticeSlips(notice: Partial<Notice>, today: string): [field: keyof Notice, what: string][] {
  const { texto = '', de = '', ate = de, mostrar = de, fechada, das, horario = [] } = notice;
  const changesHours = fechada || horario.length > 0;
  const slips: [keyof Notice, string, unknown][] = [
    ['das', words.closedAllDay, fechada && !das && AN_HOUR.test(texto)],
    ['fechada', words.staysOpen, !changesHours && CLOSES.test(texto) && !/\bnão\b/i.test(texto)],
    ['texto', words.saysDay('hoje'), /\bhoje\b/i.test(texto) && mostrar < ate && today < ate],
    ['texto', words.saysDay('amanhã'), /\bamanhã/i.test(texto) && today < ate],
    ['ate', words.isClosedFor(daysFrom(de, ate) + 1), fechada && daysFrom(de, ate) >= LONGEST_CLOSING],
    ['ate', words.isOver, isIsoDay(ate) && ate < today],
  ];
  return slips.flatMap(([field, what, isLikely]) => (isLikely ? [[field, what]] : []));
}
