import { diffArrays } from 'diff';
import { noticeInWords } from '../../src/notices/notice-in-words.ts';
import { WEEK, type Weekday } from '../../src/opening/week.ts';
import { isRecord, type Path } from '../../src/pharmacy/paths.ts';
import { groupBy } from '../../src/text/group-by.ts';
import { BETWEEN, isPartOf, matchItems, paragraphsOf } from './matching.ts';
import { groupOfBoth, isEmpty, keysOfBoth } from './paths.ts';
import { itemName, labelOf, nameIn, type Schema, schemaAt, shortLabel, textOf } from './schema.ts';
import { dayHoursText, filePeriodsOf, haveSameHours, type Week, weekLines, weekOf } from './week.ts';
import * as words from './words.ts';

/** A change of a file: a sentence for the owner, where it is found in the file, and how it is taken back. */
export interface FieldChange {
  path: Path;
  sentence: string;
  /** The file with this change, and the same with this change alone taken back. */
  done: unknown;
  undone: unknown;
}

/** The same of a file that cannot be read, too. */
export type FieldSentence = Omit<FieldChange, 'done' | 'undone'>;

/** The differences between two states of a file. */
export function fieldChanges(schema: Schema, before: unknown, after: unknown): FieldChange[] {
  return differences(before, after, []);

  /** Lists those within a path; `done` and `undone` are at first the values there, and grow outwards to the file. */
  function differences(before: unknown, after: unknown, path: Path): FieldChange[] {
    if (JSON.stringify(before) === JSON.stringify(after)) return [];
    const here = (sentence: string) => ({ path, sentence, done: after, undone: before });
    const named = (sentence: string) => [here(`${label}: ${sentence}`)];
    const field = schemaAt(schema, path);
    if (field?.control === 'internal' || (isEmpty(before) && isEmpty(after))) return [];
    const label = labelOf(path, field);
    if (field?.control === 'week')
      return byDay(before, after, field).map((change) => changeWithin(label, { ...change, path }));
    const [listBefore, listAfter] = hasItems(field) ? [before ?? [], after ?? []] : [before, after];
    if (Array.isArray(listBefore) && Array.isArray(listAfter)) {
      if (field?.items?.enum) return named(words.becomes(quoteValue(before, field), quoteValue(after, field)));
      // Without its items a list that was not there goes, too.
      const undoneOf = ({ undone }: FieldChange) => (isEmpty(before) && isEmpty(undone) ? before : undone);
      return inList(listBefore, listAfter, path).map((change) => ({ ...change, undone: undoneOf(change) }));
    }
    // A group that needs no field comes item by item: others may come later, and stay where the first is taken back.
    // Hours are no items: without the field that asks for them they are wrong.
    const comesAlone = (inside: Schema) => hasItems(inside) && !inside.items?.properties?.['abre'];
    const isOfItems = !field?.required?.length && Object.values(field?.properties ?? {}).some(comesAlone);
    // A photograph and its description are taken back together: the description is untrue of another photograph.
    const isPhotograph = Object.values(field?.properties ?? {}).some(({ control }) => control === 'photograph');
    const [group, groupNow] = [before ?? {}, after ?? {}];
    if (isRecord(group) && isRecord(groupNow)) {
      const inside = keysOfBoth(group, groupNow).flatMap((key) => {
        const ofField = differences(group[key], groupNow[key], [...path, key]);
        return changesAround(ofField, (value) =>
          groupOfBoth(groupNow, group, (name) => (name === key ? value : groupNow[name])),
        );
      });
      // A group that comes or goes, and a photograph, is one change, which says all that it holds.
      const isOne = isPhotograph || isEmpty(after) || (isEmpty(before) && !isOfItems);
      const sentences = isOne && inside.map(({ sentence }) => within('', sentence).slice(2, -1)).join('; ');
      if (sentences) return [here(within(shortLabel(label), `${sentences}.`))];
      const isField = typeof path.at(-1) === 'string';
      if (!isOne) return isField ? inside.map((change) => changeWithin(shortLabel(label), change)) : inside;
    }
    // Without a value the site takes the default; where there is none, a tick is not there.
    const none = field?.type === 'boolean' ? (field.default ?? false) : field?.enum && field.default;
    if (none !== undefined && [before, after].some(isEmpty)) {
      const [was, is] = [before ?? none, after ?? none];
      return was === is ? [] : named(words.becomes(quoteValue(was, field), quoteValue(is, field)));
    }
    if (isEmpty(before)) return named(words.comes(quoteValue(after, field)));
    if (isEmpty(after)) return named(words.goes(quoteValue(before, field)));
    const [wasText, isText] = [paragraphsOf(before), paragraphsOf(after)];
    if (wasText && isText && wasText.length + isText.length > 2) {
      const textOf = (paragraphs: unknown) => [paragraphs].flat().join(BETWEEN);
      return changesAround(inList(wasText, isText, path), textOf).map((change) => ({ ...change, path }));
    }
    const [was, is] = wasText && isText ? changedWords(`${before}`, `${after}`) : [before, after];
    if (was === is) return named(words.onlySpaces);
    // A text of a list has no label but its number.
    const quoted = [quoteValue(was, field, ALL), quoteValue(is, field, ALL)] as const;
    return typeof path.at(-1) === 'number' ? [here(words.becomesText(...quoted))] : named(words.becomes(...quoted));
  }

  function inList(before: unknown[], after: unknown[], path: Path): FieldChange[] {
    const field = schemaAt(schema, path);
    const label = labelOf(path, field);
    const ofList = (sentence: string, undone: unknown[], where = path, done = after) => ({
      path: where,
      sentence: path.length > 0 ? within(label, sentence) : sentence,
      done,
      undone,
    });
    const name = (item: unknown) => `«${itemName(item, field?.items)}»`;
    const withDetails = (sentence: string, item: unknown) => {
      // Said from no day in particular: it may be of long ago. What has no name of its own is called by all it holds.
      const notice = nameIn(item) ? noticeInWords(Object(item), '').join(' ') : '';
      const hasName = nameIn(item) && !field?.items?.saidAs?.name;
      const details = notice || (hasName ? detailsOf(item, field?.items) : '');
      return details ? within(sentence, details) : `${sentence}.`;
    };
    const from = matchItems(before, after);
    const splits = after.flatMap((_, j) => splitAt(before, after, from, j));
    const gone = before.flatMap((item, i) => {
      if (from.includes(i) || splits.some(({ was }) => was.includes(i))) return [];
      // It comes back between the neighbours that it had: some may have gone with it, and come back too.
      const others = before.filter((_, other) => other !== i);
      return [ofList(withDetails(words.itemGoes(name(item), field?.saidAs?.goes), item), before, path, others)];
    });
    // A new item stays below the one that it followed.
    const oldPlace = (j: number) => from.slice(0, j + 1).findLast((i) => i !== null) ?? -1;
    const inOldOrder = [...after.keys()].sort((j, k) => oldPlace(j) - oldPlace(k));
    const keptBefore = inOldOrder.filter((j) => from[j] !== null);
    const kept = [...keptBefore].sort((j, k) => j - k);
    const moved = kept.flatMap((j, k) => (j === keptBefore[k] ? [] : name(after[j])));
    const reordered = inOldOrder.map((j) => after[j]);
    const order = moved.length > 0 ? [ofList(words.isReordered(moved), reordered)] : [];
    const rest = after.flatMap((item, j) => {
      const i = from[j];
      const split = splits.find(({ is }) => is.includes(j));
      if (split) {
        const was = split.was.map((k) => before[k]);
        const isText = split.is.map((k) => after[k]).join(SEAM);
        const [old, now] = changedWords(was.join(SEAM), isText).map((text) => text.replaceAll(SEAM, SEAM.trim()));
        const undone = [...after];
        undone.splice(split.is[0] ?? j, split.is.length, ...was);
        const sentence = words.becomesText(`«${old}»`, `«${now}»`, was.length > 1);
        return i === null ? [] : [ofList(sentence, undone, [...path, j])];
      }
      if (typeof i !== 'number') {
        const others = after.filter((_, other) => other !== j);
        const comes = withDetails(words.itemComes(name(item), field?.saidAs?.comes), item);
        return [ofList(comes, others, [...path, j])];
      }
      const ofItem = differences(before[i], item, [...path, j]);
      const inside = changesAround(ofItem, (value) => after.map((other, k) => (k === j ? value : other)));
      const inName = isRecord(item) ? name(item) : path.length > 0 && label;
      return inName ? inside.map((change) => changeWithin(inName, change)) : inside;
    });
    return [...gone, ...rest, ...order];
  }
}

/** Joins the texts that one was split into, as a sentence quotes them: «a» e «b». */
const SEAM = ' » e « ';

/** A text and those beside it that have most of their words from the text that it was: one was split, or two joined. */
function splitAt(before: unknown[], after: unknown[], from: readonly (number | null)[], j: number) {
  const i = from[j] ?? -1;
  const withNeighbours = (at: number, isPart: (k: number) => boolean) =>
    [at - 1, at, at + 1].filter((k) => k === at || isPart(k));
  if (i < 0 || before[i] === after[j]) return [];
  const is = withNeighbours(j, (k) => from[k] === null && isPartOf(after[k], before[i]));
  const was = withNeighbours(i, (k) => !from.includes(k) && isPartOf(before[k], after[j]));
  return is.length + was.length > 2 ? [{ was, is }] : [];
}

/** Whether a field is a list of items that come and go one by one. */
const hasItems = (field: Schema | undefined) => field?.items?.type === 'object' && field.control !== 'week';

/** The changes of a part as those of what is around it. @param around puts the part into it */
const changesAround = (changes: readonly FieldChange[], around: (part: unknown) => unknown) =>
  changes.map((change) => ({ ...change, done: around(change.done), undone: around(change.undone) }));

/** The details of an item that was added or removed, beside its name: «preço: 20,00 €; dias: segunda, quarta.» */
function detailsOf(item: unknown, { properties = {} }: Schema = {}): string {
  const details = Object.entries(properties).flatMap(([key, schema]) => {
    const value = (Object(item) as Record<string, unknown>)[key];
    const { control, items } = schema;
    const label = inSentence(shortLabel(labelOf([key], schema)));
    // A tick is named where it differs from its default: a way to pay that is not accepted.
    if (schema.default === true && value === false) return [`${label}: ${words.no}`];
    const week = control === 'week' && Array.isArray(value) && value.length > 0 && weekOf(value);
    if (week) return [`${label}: ${weekLines(week).join('; ')}`];
    if (items?.properties?.['abre']) return isEmpty(value) ? [] : [`${label}: ${dayHoursText(Object(value))}`];
    const isShown = control !== 'internal' && !schema.enum && typeof value !== 'boolean' && value !== nameIn(item);
    const isNamed = !isRecord(value) || nameIn(value);
    if (!isShown || !isNamed || isEmpty(value) || value === '') return [];
    const inside = isRecord(value) ? detailsOf(value, schema).replace(/(.+)\.$/, ' ($1)') : '';
    return [`${label}: ${quoteValue(value, schema, ALL)}${inside}`];
  });
  return details.length > 0 ? `${details.join('; ')}.` : '';
}

/** The differences between two weeks of hours, by day as the form has them: days that change alike in one sentence. */
function byDay(before: unknown, after: unknown, { items, none }: Schema): Omit<FieldChange, 'path'>[] {
  const [was, is] = [weekOf(before), weekOf(after)];
  // An empty week is not seven closed days where it stands for other hours.
  if (none && isEmpty(before) !== isEmpty(after)) {
    const textOfWeek = (periods: unknown, week: Week) => (isEmpty(periods) ? none : weekLines(week).join('; '));
    return [{ sentence: words.becomes(textOfWeek(before, was), textOfWeek(after, is)), done: after, undone: before }];
  }
  const days = WEEK.filter((day) => !haveSameHours(was[day], is[day]));
  const change = (day: Weekday) => [dayHoursText(was[day]), dayHoursText(is[day])] as const;
  return [...groupBy(days, (day) => change(day).join())].flatMap(([, alike]) => {
    const [first] = alike;
    if (!first) return [];
    const names = alike.map((day) => items?.properties?.['dias']?.choices?.[day]?.toLowerCase() ?? day);
    const sentence = alike.length > 1 ? words.becomeAlike : words.becomes;
    const week = filePeriodsOf({ ...is, ...Object.fromEntries(alike.map((day) => [day, was[day]])) } as Week);
    const undone = week.length === 0 && isEmpty(before) ? before : week;
    const text = `${new Intl.ListFormat('pt-PT').format(names)}: ${sentence(...change(first))}`;
    return [{ sentence: text, done: after, undone }];
  });
}

/** A sentence about a part of something. */
const within = (name: string, sentence: string) => `${name}: ${inSentence(sentence)}`;

/** A text that goes on from others; NIPC stays as it is. */
const inSentence = (text: string) => text.replace(/^\p{Lu}(?!\p{Lu})/u, (first) => first.toLowerCase());

const changeWithin = (name: string, change: FieldChange) => ({ ...change, sentence: within(name, change.sentence) });

/** The letters of a text that a sentence quotes; of one that changes, all that does. */
const QUOTED = 80;
const ALL = Number.POSITIVE_INFINITY;

/** The words that stay, before and after those that changed. */
const AROUND = 3;

/** Shortens two long texts to the words that changed, with a few around them. */
function changedWords(before: string, after: string): [was: string, is: string] {
  if (Math.max(before.length, after.length) <= QUOTED) return [before, after];
  const [was, is] = [before.split(/\s+/), after.split(/\s+/)];
  const parts = diffArrays(was, is);
  const [from = 0, left = 0] = [parts[0], parts.at(-1)].map((part) =>
    !part || part.added || part.removed ? 0 : Math.max(0, part.value.length - AROUND),
  );
  const piece = (words: string[]) =>
    `${from > 0 ? '…' : ''}${words.slice(from, words.length - left).join(' ')}${left > 0 ? '…' : ''}`;
  return [piece(was), piece(is)];
}

function quoteValue(value: unknown, schema: Schema | undefined, most = QUOTED): string {
  const text = textOf(schema, value);
  if (typeof value !== 'string' && !isRecord(value)) return text || words.nothing;
  if (schema?.control === 'date' || schema?.control === 'dayMonth') return text;
  return `«${text.length > most ? `${text.slice(0, most).replace(/\s\S*$/, '')}…` : text}»`;
}
