import { expect, test } from 'vitest';
import { CONTENT_FILES, type ContentFile } from '../../src/pharmacy/content.ts';
import { FILE_NAMES, SCHEMAS, TOPICS } from './content-files.ts';
import { itemName, newItem, type Schema, withoutBegun } from './schema.ts';

/** The paths of a schema's fields that have no label. */
function unlabelledIn({ properties = {}, items = {} }: Schema, path: string[] = []): string[] {
  const fields = Object.entries(properties).map(([name, field]) => ({ field, inside: [...path, name] }));
  const own = fields.filter(({ field }) => !field.label).map(({ inside }) => inside.join('.'));
  const below = [...fields, ...(items.properties ? [{ field: items, inside: path }] : [])];
  return [...own, ...below.flatMap(({ field, inside }) => unlabelledIn(field, inside))];
}

test.each(FILE_NAMES)('%s has a title and what it is about, and every field of it a label', (name) => {
  expect(TOPICS[name]).toEqual({ title: expect.stringMatching(/./), intro: expect.stringMatching(/\.$/) });
  // The form's fields and the ways of sending are shown under their names.
  const isNamed = (path: string) => /^(mensagem|campos|fotografia)\.\w+$/.test(path);
  expect(unlabelledIn(SCHEMAS[name]).filter((path) => !isNamed(path))).toEqual([]);
});

const LISTS = FILE_NAMES.filter((name) => SCHEMAS[name].type === 'array');
test.each(LISTS)('a pharmacy that begins has no item of %s, or is asked to make each its own', (name) => {
  const { startsAs }: ContentFile = CONTENT_FILES[name];
  const { items = {}, ...list } = SCHEMAS[name];
  const asked = [list, items, ...Object.values(items.properties ?? {})].filter(({ own }) => own);
  expect(startsAs ?? asked).toEqual(startsAs ? [] : expect.arrayContaining([expect.anything()]));
});

test('no price of something to rent is said to be left empty at will: one of the three must be there', () => {
  const { precoDia, precoSemana, caucao } = SCHEMAS.aluguer.items?.properties ?? {};
  for (const price of [precoDia, precoSemana])
    expect(price?.note).toBe('(por dia, por semana ou por mês: um, pelo menos)');
  expect(caucao?.note).toBeUndefined();
});

test.each([
  ['aluguer', { nome: ' ', precoDia: 100, extra: { nome: 'braçadeira' } }, 'sem nome do equipamento'],
  ['avisos', { texto: '', de: '2026-12-07', ate: '2026-12-07' }, 'sem texto do aviso'],
] as const)('an item of %s without its name is called so, not by what else it holds', (name, item, called) => {
  expect(itemName(item, SCHEMAS[name].items)).toBe(called);
});

test('a turn of each year is called by its days, as one says them', () => {
  const turns = SCHEMAS.horario.properties?.['servico']?.properties?.['turnos']?.items;
  expect(itemName({ dia: '01/08', ateDia: '31/08' }, turns)).toBe('de 1 de agosto a 31 de agosto');
});

test('a season begins with the hours of the rest of the year, not with seven closed days, and does not stay for them', () => {
  const aberturas = [{ dias: ['segunda'], abre: '09:00', fecha: '19:00' }];
  const { epocas, aberturas: week } = SCHEMAS.horario.properties ?? {};
  const season = newItem(epocas?.items ?? {}, { aberturas });
  expect(season).toEqual({ nome: '', de: '', ate: '', aberturas });
  expect(newItem(week?.items ?? {}, { aberturas })).not.toHaveProperty('aberturas');
  const begun = { aberturas, epocas: [season, { ...Object(season), nome: 'Verão' }] };
  expect(withoutBegun(SCHEMAS.horario, begun)).toEqual({
    aberturas,
    epocas: [expect.objectContaining({ nome: 'Verão' })],
  });
});
