import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONTENT_FILES } from '../../src/pharmacy/content.ts';
import { leaves, type Path } from '../../src/pharmacy/paths.ts';
import { parseSource } from '../../src/pharmacy/source.ts';
import { withValue } from '../paths.ts';
import { Refused } from '../refused.ts';
import { changedFile } from './file.ts';

/** Generated cases: a hundred in `npm test`, as many as FUZZ_RUNS says by hand (docs/decisions/editor.md). */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 100);

const read = (path: string) => readFileSync(path, 'utf8');
const PHARMACIES = ['.', 'exemplos/litoral', 'exemplos/serra', 'exemplos/demonstracao', 'tests/second-pharmacy'];
const FILES = PHARMACIES.flatMap((folder) =>
  Object.values(CONTENT_FILES).map(({ file }) => ({ file, path: `${folder}/${file}` })),
)
  .filter(({ path }) => existsSync(path))
  // The project's own content is the demonstration until somebody's words take its place.
  .filter(({ path }, i, all) => all.findIndex((other) => read(other.path) === read(path)) === i);

/** Every list in the data, with its path. */
function lists(data: unknown, path: Path = []): { path: Path; items: unknown[] }[] {
  if (typeof data !== 'object' || data === null) return [];
  const below = Object.entries(data).flatMap(([key, value]) =>
    lists(value, [...path, Array.isArray(data) ? Number(key) : key]),
  );
  return Array.isArray(data) ? [{ path, items: data }, ...below] : below;
}

/** Lines that only one of two texts has, as often as it has them. */
function lostLines(before: string, after: string): string[] {
  const left = after.split('\n');
  return before.split('\n').filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Texts that an owner may type: words, signs that YAML reserves, other alphabets, line breaks. */
// biome-ignore format: signs, many a line
const TYPED = fc
  .oneof(
    fc.constantFrom(
      'true', 'no', '12', '0x1F', '~', 'null', '- a', '# b', 'a # b', 'a: b', ': ', '"', "'", '{a}', '[', '}', ', ',
      '&x', '*x', '!t', '|', '>', '%', '@', '`', '---', '...', ' a', 'a ', 'a\nb', '\n', 'a\n\n b', '1_000', '.5',
      '2026-12-24', '09:00', '=', '?', '? a', '\t', '\u00a0', '\u2028', '\ufeff', '💊',
    ),
    fc.string({ minLength: 1, maxLength: 40 }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }),
  )
  .map((text) => text.replaceAll(/[\r\ufffd]/g, ''));

const windows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;

describe.each(FILES)('$path', ({ file, path }) => {
  const text = read(path);
  const { data } = parseSource(file, text);
  const write = (wanted: unknown, from = text) => changedFile(file, from, wanted);

  test('comes out to the byte when nothing changed, with line ends of Windows too', () => {
    expect(write(data)).toBe(text);
    expect(write(data, windows(text))).toBe(windows(text));
  });

  test('holds whatever is typed into any field, and loses no line but that of the field', { timeout: 60_000 }, () => {
    // The policy's text is no YAML: below.
    const fields = leaves(data).filter(({ path: [name] }) => !(file.endsWith('.md') && name === 'texto'));
    if (fields.length === 0) return;
    fc.assert(
      fc.property(
        fc.constantFrom(...fields),
        fc.oneof(TYPED, fc.integer(), fc.boolean()),
        fc.boolean(),
        (field, value, isWindows) => {
          const wanted = withValue(data, field.path, value);
          const before = isWindows ? windows(text) : text;
          const after = write(wanted, before);
          expect(parseSource(file, after).data).toEqual(wanted);
          // A text under «>-» stands on its own line, and that sign may have to change too.
          expect(lostLines(before, after).filter((line) => !line.trimEnd().endsWith('>-')).length).toBeLessThanOrEqual(
            1,
          );
          expect(before.startsWith('\uFEFF')).toBe(after.startsWith('\uFEFF'));
          if (isWindows) expect(after.replaceAll('\r\n', '')).not.toContain('\n');
        },
      ),
      { numRuns: RUNS / 20 },
    );
  });

  test('holds every list with items added, moved, doubled and removed, and keeps the comments of the others', {
    timeout: 60_000,
  }, () => {
    for (const { path: at, items } of lists(data)) {
      const changed =
        items.length === 0 ? [] : [items.slice(1), items.slice(0, -1), items.toReversed(), [...items, items[0]], []];
      for (const list of changed) {
        const wanted = withValue(data, at, list);
        const after = write(wanted);
        expect(parseSource(file, after).data).toEqual(wanted);
        expect(lostLines(text, after).filter((line) => line.startsWith('#'))).toEqual([]);
      }
    }
  });
});

test('many edits in a row leave files that parse and differ only where meant', { timeout: 120_000 }, () => {
  const files = FILES.filter(({ file }) => file.endsWith('.yaml')).map(({ file, path }) => {
    const text = read(path);
    return { file, text, data: parseSource(file, text).data };
  });
  const random = fc.sample(fc.record({ file: fc.nat(), field: fc.nat(), act: fc.nat(9), typed: TYPED }), {
    numRuns: RUNS,
    seed: 14,
  });
  const comments = (text: string) => text.split('\n').filter((line) => /^#/.test(line)).length;
  const before = files.map(({ text }) => comments(text));
  for (const step of random) {
    const edited = files[step.file % files.length];
    if (edited === undefined) continue;
    const wanted = stepped(edited.data, step);
    edited.text = changedFile(edited.file, edited.text, wanted);
    edited.data = parseSource(edited.file, edited.text).data;
    expect(edited.data).toEqual(wanted);
  }
  expect(files.map(({ text }) => comments(text))).toEqual(before);
});

/** The data after one edit: mostly a field, now and then a list. */
function stepped(data: unknown, { field, act, typed }: { field: number; act: number; typed: string }): unknown {
  const all = lists(data);
  const list = all[field % Math.max(all.length, 1)];
  if (act < 7 || list === undefined || list.items.length === 0) {
    const fields = leaves(data).filter(({ value }) => value !== null);
    const { path } = fields[field % Math.max(fields.length, 1)] ?? { path: null };
    return path === null || path.length === 0 ? data : withValue(data, path, typed);
  }
  const { path, items } = list;
  const at = field % items.length;
  if (act === 7) return withValue(data, path, items.length > 12 ? items.slice(1) : [...items, items[at]]);
  if (act === 8) return withValue(data, path, items.length > 1 ? items.toSpliced(at, 1) : items);
  return withValue(data, path, [...items.toSpliced(at, 1), items[at]]);
}

const THREE =
  '# Cabeçalho\n\n# da primeira\n- id: a # do id\n  preco: 1\n\n# da segunda\n- id: b\n  preco: 2 # do preço\n\n# da terceira\n- id: c\n  preco: 3\n';
const [A, B, C] = ['a', 'b', 'c'].map((id, i) => ({ id, preco: i + 1 }));
const GROUPED = '- x1\n- x2\n\n- x3\n';
const HOURS = '# Cabeçalho\n\n# à semana\n- dias: [ seg, ter ]\n  abre: 1\n  fecha: 2\n';
const [WITHOUT, WITH] = ['- pontos: []\n', '- pontos: [ um ]\n'];

test.each([
  [
    'a comment goes with an item that is removed',
    THREE,
    [A, C],
    '# Cabeçalho\n\n# da primeira\n- id: a # do id\n  preco: 1\n\n# da terceira\n- id: c\n  preco: 3\n',
  ],
  [
    'a comment moves with an item that is moved',
    THREE,
    [C, A, B],
    '# Cabeçalho\n\n# da terceira\n- id: c\n  preco: 3\n\n# da primeira\n- id: a # do id\n  preco: 1\n\n# da segunda\n- id: b\n  preco: 2 # do preço\n',
  ],
  ['a comment stays beside a value that changes', THREE, [{ ...A, id: 'z' }, B, C], THREE.replace('id: a', 'id: z')],
  [
    'a comment stays with the item that keeps most of its fields, where another comes above it',
    HOURS,
    [
      { dias: ['seg'], abre: 1, fecha: 3 },
      { dias: ['ter'], abre: 1, fecha: 2 },
    ],
    '# Cabeçalho\n\n- dias: [ seg ]\n  abre: 1\n  fecha: 3\n# à semana\n- dias: [ ter ]\n  abre: 1\n  fecha: 2\n',
  ],
  [
    'a comment apart from the item that is removed stays',
    '# Cabeçalho\n\n- id: a\n\n# outra coisa\n\n# da segunda\n- id: b\n\n- id: c\n',
    [{ id: 'a' }, { id: 'c' }],
    '# Cabeçalho\n\n- id: a\n\n# outra coisa\n- id: c\n',
  ],
  [
    'a comment at the top is the file’s, and stays when its first item goes',
    '# Cabeçalho\n- id: a\n- id: b\n',
    [{ id: 'b' }],
    '# Cabeçalho\n\n- id: b\n',
  ],
  ['a new item has a blank line where others have', GROUPED, ['x1', 'x2', 'x3', 'x4'], `${GROUPED}\n- x4\n`],
  ['a blank line goes with its item', GROUPED, ['x1', 'x2'], '- x1\n- x2\n'],
  ['a blank line stays above its item', GROUPED, ['x2', 'x1', 'x3'], '- x2\n\n- x1\n\n- x3\n'],
  ['a blank line never comes above the first', GROUPED, ['x3', 'x1', 'x2'], '- x3\n\n- x1\n- x2\n'],
  [
    'a list that was empty has a line for each text, as those of the other items',
    '- pontos: []\n- pontos:\n    - um\n',
    [{ pontos: ['dois'] }, { pontos: ['um'] }],
    '- pontos:\n    - dois\n- pontos:\n    - um\n',
  ],
  [
    'a list that was empty stands between brackets, as those of the other items',
    WITHOUT + WITHOUT + WITH,
    [{ pontos: ['dois'] }, { pontos: [] }, { pontos: ['um'] }],
    `- pontos: [ dois ]\n${WITHOUT}${WITH}`,
  ],
])('%s', (_what, text, wanted, expected) => {
  expect(changedFile('content/lista.yaml', text, wanted)).toBe(expected);
});

test('a file that does not parse is refused, and nothing of it changes', () => {
  expect(() => changedFile('content/farmacia.yaml', 'a: "1\n', { a: '2' })).toThrow(Refused);
});

test('a new item looks like its siblings', () => {
  const text = read('content/pagamentos.yaml');
  const { data } = parseSource('content/pagamentos.yaml', text);
  const wanted = [...(data as object[]), { nome: 'Cheque', marca: 'cartao' }];
  expect(changedFile('content/pagamentos.yaml', text, wanted)).toBe(`${text}- { nome: Cheque, marca: cartao }\n`);
});

test('Markdown without fields at its top is refused, and keeps its text', () => {
  const file = 'content/privacidade.md';
  expect(() => changedFile(file, '# Privacidade\n', { data: 'maio de 2027' })).toThrow(Refused);
  expect(changedFile(file, '', { data: 'maio de 2027', texto: 'Texto.' })).toBe(
    '---\ndata: maio de 2027\n---\nTexto.\n',
  );
});
