import { isOpenDayAndNight } from '../../opening/timetable.ts';
import { groupBy } from '../../text/group-by.ts';
import { SCHEMAS, schemaAt } from '../json-schemas.ts';
import { leaves, type Path, valueAt } from '../paths.ts';
import { type Facts, type Found, isSettled, isShown, namesIn, type Sources, settledBy } from './rule.ts';

/** Marks of the demonstration in any text: an address that nobody can have, a number to be filled in. */
const UNREAL = /[\w.@/:-]*\.example\b[\w./-]*|\b500 ?000 ?000\b|n\.º 0000\b|\ba indicar\b/;

const ownOf = ([file, ...path]: Path) => schemaAt(SCHEMAS[file as keyof typeof SCHEMAS], path)?.own;

/** The values of a file that are somebody's own: some lists whole, the policy by its titles, all else one by one. */
const ownValues = (name: string, data: unknown) =>
  leaves(data, [name], ownOf).flatMap(({ path: at, value }) => {
    const own = ownOf(at);
    // A text may move in its list; a number is of the item of its name.
    const place = typeof value === 'number' ? namesIn({ [name]: data }, at) : listOf(at);
    return own ? partsOf(at, value).map((one, part) => ({ at, value: one, part, own, place })) : [];
  });

type OwnValue = ReturnType<typeof ownValues>[number];

/** A field in all items of a list: `servicos.preco`. */
const listOf = (at: Path) => at.filter((key) => typeof key === 'string').join('.');

const isPolicy = (at: Path) => at.join() === 'privacidade,texto';
const partsOf = (at: Path, value: unknown) => (isPolicy(at) ? `${value}`.trim().split(/\n+(?=## )/) : [value]);

/** The values that are still the demonstration's, and shown; a price of nothing is anybody's. */
function unchanged(facts: Facts): OwnValue[] {
  const identityOf = ({ place, value }: OwnValue) => JSON.stringify([place, value]);
  const valuesOf = (sources: Sources) => [...sources].flatMap(([name, { data }]) => ownValues(name, data));
  const originals = new Set(valuesOf(facts.demonstration).map(identityOf));
  const isAlike = (one: OwnValue) => one.value !== 0 && originals.has(identityOf(one));
  return valuesOf(facts.written).filter((one) => isAlike(one) && isShown(one.at, facts));
}

/** The demonstration's name, numbers and addresses, wherever a text may hold them. */
function inventedTexts({ demonstration }: Facts): RegExp {
  const patterns = ownValues('farmacia', demonstration.get('farmacia')?.data)
    .flatMap(({ own, value }) => (own === 'invented' && typeof value === 'string' ? value : []))
    .sort((a, b) => b.length - a.length)
    .map((text) =>
      /^\d{9}$/.test(text) ? text.replace(/\d{3}(?=\d)/g, '$&\\s?') : text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'),
    );
  return new RegExp(`(?:^|[^\\p{L}\\d])(${patterns.join('|')})(?![\\p{L}\\d])|${UNREAL.source}`, 'u');
}

/** The values that are the demonstration's alone: only a demonstration is published with them, on purpose. */
export function inventedValues(facts: Facts): Found[] {
  const invented = inventedTexts(facts);
  const mark = { at: ['farmacia', 'demonstracao'], found: 'tire esta marca quando tudo for seu' };
  const texts = [...facts.written].flatMap(([name, { data }]) => (name === 'confirmado' ? [] : leaves(data, [name])));
  return [
    ...(facts.farmacia.demonstracao ? [mark] : []),
    ...texts.flatMap(({ path: at, value }) => {
      const [found, text = found] = (typeof value === 'string' && invented.exec(value)) || [];
      return text ? [{ at, found: `«${text}» é inventado` }] : [];
    }),
    ...unchanged(facts).flatMap(({ at, value, own }) => {
      if (own === 'story') return [{ at, found: '«{valor}» é a história da demonstração: conte a sua' }];
      return own === 'invented' && typeof value === 'number' ? [{ at, found: '«{valor}» é inventado' }] : [];
    }),
  ];
}

/** What only a visitor before a closed door reads. */
const OF_A_CLOSED_DOOR = ['pagina,abertura,lemaFechada', 'pagina,abertura,lemaNoite', 'horario,disponibilidade'];

/** The demonstration's values that only the pharmacy knows. */
export function valuesAsked(facts: Facts): Found[] {
  const isRead = (at: Path) => !isOpenDayAndNight(facts.timetable) || !OF_A_CLOSED_DOOR.includes(at.join());
  const invented = inventedTexts(facts);
  const filledIn = ({ at, part }: OwnValue) => partsOf(at, valueAt(facts, at))[part];
  const asked = unchanged(facts)
    // What is invented is refused, and not asked about beside others.
    .filter(({ at, value, own }) => own === 'asked' && isRead(at) && !invented.test(`${value}`))
    .map((one) => ({ ...one, settles: settledBy(facts, one.at, ALIKE, filledIn(one)) }))
    .filter(({ settles }) => !isSettled(facts, settles));
  const lists = groupBy(asked, ({ at }) => listOf(at));
  return [...lists.values()].map((alike) => {
    const { at = [], value } = { ...alike[0] };
    const titles = alike.map((one) => `${one.value}`.replace(/^## /, '').replace(/\n.*/s, ''));
    const further = alike.length > 1 ? `, e mais ${alike.length - 1}` : '';
    const texts = isPolicy(at) ? `«${titles.join('», «')}», ` : `«{valor}»${further}, `;
    const found = (typeof value === 'object' ? 'tudo ' : texts) + ALIKE;
    const each = alike.map((one, i) => {
      return { at: one.at, found: isPolicy(at) ? `«${titles[i]}»` : '«{valor}»', settles: [one.settles] };
    });
    return { at, found, settles: alike.map(({ settles }) => settles), ...(alike.length > 1 && { each }) };
  });
}

const ALIKE = 'como na demonstração';
