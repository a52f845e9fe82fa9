import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONTENT_FILES, DEMONSTRATION } from '../../src/pharmacy/content.ts';
import { pharmacyFolder } from '../../src/pharmacy/load.ts';
import { leaves, type Path } from '../../src/pharmacy/paths.ts';
import { parseSource } from '../../src/pharmacy/source.ts';
import { plainText } from '../../src/text/plain-text.ts';
import { EXAMPLES, SECOND_PHARMACY } from '../../tests/build-sites.ts';
import { withValue } from './paths.ts';
import { Refused } from './refused.ts';
import { changedFile } from './write.ts';

/** Generated cases: a hundred in `npm test`, as many as FUZZ_RUNS says by hand (docs/decisions/25-editor.md). */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 100);

const read = (path: string) => readFileSync(path, 'utf8');
const PHARMACIES = new Set([pharmacyFolder(), DEMONSTRATION, ...EXAMPLES, SECOND_PHARMACY]);
const FILES = [...PHARMACIES]
  .flatMap((folder) => Object.values(CONTENT_FILES).map(({ file }) => ({ file, path: `${folder}/${file}` })))
  .filter(({ path }) => existsSync(path));

/** Every list in the data, with its path. */
function lists(data: unknown, path: Path = []): { path: Path; value: unknown[] }[] {
  if (typeof data !== 'object' || data === null) return [];
  const below = Object.entries(data).flatMap(([key, value]) =>
    lists(value, [...path, Array.isArray(data) ? Number(key) : key]),
  );
  return Array.isArray(data) ? [{ path, value: data }, ...below] : below;
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
      '2026-12-24', '09:00', '=', '?', '? a', '\t', '\u00a0', '\u2028', '\ufeff', '💊', '“a”', '”!',
    ),
    fc.string({ minLength: 1, maxLength: 40 }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }),
  )
  .map((text) => plainText(text.replaceAll(/[\r\ufffd]/g, '')));

const windows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;

test('a text that comes back is as it was: no quotes, and no blank line for one that somebody once left', () => {
  const text = '# Frases.\n- Primeira.\n- "Com: dois pontos."\n\n- Terceira.\n- Quarta.\n';
  const items = ['Primeira.', 'Com: dois pontos.', 'Terceira.', 'Quarta.'];
  for (const gone of ['Primeira.', 'Quarta.']) {
    const without = changedFile(
      'slogans.yaml',
      text,
      items.filter((item) => item !== gone),
    );
    expect(changedFile('slogans.yaml', without, items)).toBe(text);
  }
});

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

  test('holds every list with items added, moved, doubled, removed, and keeps comments', { timeout: 60_000 }, () => {
    for (const { path: at, value: items } of lists(data)) {
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

const THREE =
  '# Cabeçalho\n\n# da primeira\n- id: a # do id\n  preco: 1\n\n# da segunda\n- id: b\n  preco: 2 # do preço\n\n# da terceira\n- id: c\n  preco: 3\n';
const [A, B, C] = ['a', 'b', 'c'].map((id, i) => ({ id, preco: i + 1 }));
const GROUPED = '- x1\n- x2\n\n- x3\n';

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
    'a comment apart from the item that is removed stays',
    '# Cabeçalho\n\n- id: a\n\n# outra coisa\n\n# da segunda\n- id: b\n\n- id: c\n',
    [{ id: 'a' }, { id: 'c' }],
    '# Cabeçalho\n\n- id: a\n\n# outra coisa\n\n- id: c\n',
  ],
  [
    'a comment at the top is the file’s, and stays when its first item goes',
    '# Cabeçalho\n- id: a\n- id: b\n',
    [{ id: 'b' }],
    '# Cabeçalho\n- id: b\n',
  ],
  [
    'a comment stays when the field goes that it explains',
    'a: 1\n# do b\nb: 2\nc:\n  # do d\n  d: 3\n',
    { a: 1, c: {} },
    'a: 1\n# do b\nc: {}\n',
  ],
  [
    'the comments within a field go with it, and no blank line stays',
    'x: 1\n\na:\n  # do b\n  b: 1\n\n# do c\nc: 1\n',
    { x: 1, c: 1 },
    'x: 1\n\n# do c\nc: 1\n',
  ],
  [
    'the comments after a group that ends with one stay where they are',
    'a:\n  b: 1\n  # do d\n\n# do e\n# e:\n#   - f\n\n# do g\ng: 1\n',
    { a: { b: 2 }, g: 1 },
    'a:\n  b: 2\n  # do d\n\n# do e\n# e:\n#   - f\n\n# do g\ng: 1\n',
  ],
  [
    'a comment above the first item of a list within goes with it',
    'a:\n  # do um\n  - um\n  - dois\n',
    { a: ['dois'] },
    'a:\n  - dois\n',
  ],
  [
    'lines that do not change keep their spaces, in any layout',
    'a: [terca,quinta]\nb: 2000   # com\nc: 1\n\n\nd:   1\n',
    { a: ['terca', 'quinta'], b: 2000, c: 2, d: 1 },
    'a: [terca,quinta]\nb: 2000   # com\nc: 2\n\n\nd:   1\n',
  ],
  [
    'a comment beside a value stays, whatever it becomes',
    'a: 1 # do a\nb: 1\n',
    { a: ['c'], b: 1 },
    'a: # do a\n  - c\nb: 1\n',
  ],
  [
    'a new item has a blank line where most others have',
    '- x1\n\n- x2\n',
    ['x1', 'x2', 'x3'],
    '- x1\n\n- x2\n\n- x3\n',
  ],
  [
    'no blank line comes above a comment at the end',
    '- um\n- dois\n# fim\n',
    ['três', 'dois'],
    '- três\n- dois\n# fim\n',
  ],
  ['nor where the last line does not end', '- um\n# fim', ['dois'], '- dois\n# fim'],
  ['a blank line never comes above the first', GROUPED, ['x3', 'x1', 'x2'], '- x3\n- x1\n- x2\n'],
  ['a list that was empty has a line for each group', '[]\n', [{ id: 'a' }], '- id: a\n'],
  ['a new item looks like its siblings', '- { a: b }\n', [{ a: 'b' }, { a: 'c' }], '- { a: b }\n- { a: c }\n'],
  ['a list of texts that was empty keeps its brackets', 'pontos: []\n', { pontos: ['um'] }, 'pontos: [ um ]\n'],
])('%s', (_what, text, wanted, expected) => {
  expect(changedFile('content/lista.yaml', text, wanted)).toBe(expected);
});

test('a file that does not parse is refused, and nothing of it changes', () => {
  expect(() => changedFile('content/farmacia.yaml', 'a: "1\n', { a: '2' })).toThrow(Refused);
});

test('Markdown without fields at its top is refused', () => {
  const wanted = { data: 'maio de 2027', texto: 'Texto.' };
  expect(() => changedFile('content/privacidade.md', '# Privacidade\n', wanted)).toThrow(Refused);
  expect(changedFile('content/privacidade.md', '', wanted)).toBe('---\ndata: maio de 2027\n---\n\nTexto.\n');
});

test('new hours stand between quotes, as the file asks for them', () => {
  const aberturas = [{ dias: ['segunda'], abre: '09:00', fecha: '19:00' }];
  expect(changedFile('horario.yaml', 'aberturas: []\n', { aberturas })).toMatch(/abre: "09:00"\s+fecha: "19:00"/);
  expect(changedFile('horario.yaml', 'abre: 9h\nfecha: 19:00\n', { abre: '09:30', fecha: '18:00' })).toBe(
    'abre: "09:30"\nfecha: 18:00\n',
  );
});
