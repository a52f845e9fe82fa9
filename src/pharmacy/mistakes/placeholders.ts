import { channelNames } from '../../contact/channel.ts';
import { holdNumbers } from '../../text/money.ts';
import { inThrees } from '../../text/nine-digits.ts';
import { nearestName } from '../nearest-name.ts';
import { fieldName, leaves } from '../paths.ts';
import type { Source } from '../source.ts';
import { clause, type Finding, mistakeAt } from './mistakes.ts';

/** A telephone or the NIPC, shown in groups of three, except behind `351` in an address such as `tel:+351…`. */
const NINE_DIGITS = /^\d{9}$/;
export const PLACEHOLDER = /\{farmacia\.([\w.]*)\}/g;

/**
 * Replaces `{farmacia.path.to.field}` in every text of a file; other braces are left for the schema to judge. Numbers
 * get no-break spaces here, so that an owner types ordinary ones.
 * @param farmacia the data of farmacia.yaml, not validated @param known the names that it may have: `empresa.nipc`
 * @param isRight whether it has no mistake; else what it lacks is reported there only
 * @returns the file's data, and a mistake for each name that is unknown, or whose field farmacia.yaml leaves empty
 */
export function fillPlaceholders(source: Source, farmacia: unknown, known: readonly string[], isRight = true) {
  const mistakes: Finding[] = [];
  const values = valuesByName(farmacia);
  const isMarkdown = ([name]: readonly PropertyKey[]) => source.file.endsWith('.md') && name === 'texto';
  const fillText = (text: string, path: readonly PropertyKey[]) =>
    holdNumbers(
      text.replace(PLACEHOLDER, (whole, name: string, at: number) => {
        const ownValue = values.get(name);
        const place = { ...source.placeOf(path), line: source.lineOfText(whole, path) };
        if (!known.includes(name)) mistakes.push(mistakeAt(place, unknownName(whole, nearestName(name, known))));
        else if (ownValue === undefined && isRight) mistakes.push(mistakeAt(place, emptyField(whole)));
        // A name without a value stays without its braces, or the schema would report them a second time.
        const value = ownValue ?? name;
        const readValue = NINE_DIGITS.test(value) && !text.slice(0, at).endsWith('351') ? inThrees(value) : value;
        return isMarkdown(path) ? escapeMarkdown(readValue) : readValue;
      }),
    );
  const fillValue = (value: unknown, path: readonly PropertyKey[]): unknown => {
    if (typeof value === 'string') return fillText(value, path);
    if (Array.isArray(value)) return value.map((item, i) => fillValue(item, [...path, i]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillValue(item, [...path, key])]));
  };
  return { data: fillValue(source.data, []), mistakes };
}

/** Every text and number of farmacia.yaml by its path, and the names of the channel that follow from it. */
export function valuesByName(farmacia: unknown): Map<string, string> {
  const values = leaves(farmacia).filter(({ value }) => typeof value === 'string' || typeof value === 'number');
  const named = values.map(({ path, value }) => [fieldName(path), String(value)] as const);
  return new Map([...named, ...Object.entries(channelNames(farmacia))]);
}

const unknownName = (found: string, meant: string | null) =>
  clause(
    `encontrei «${found}»`,
    meant ? `«{farmacia.${meant}}»` : 'o nome de um campo da farmácia, como {farmacia.nome}',
  );

const emptyField = (found: string) =>
  clause(`encontrei «${found}», e esse campo está vazio`, 'esse campo preenchido, ou uma frase sem ele');

/** Escapes a value for Markdown: a name such as «A & <B>» must not become markup. */
export const escapeMarkdown = (value: string) => value.replace(/[\\`*_[\]<>&|~]/g, '\\$&');
