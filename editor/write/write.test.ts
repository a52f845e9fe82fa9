import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONTENT_FILES } from '../../src/pharmacy/content.ts';
import { leaves, type Path } from '../../src/pharmacy/paths.ts';
import { parseSource } from '../../src/pharmacy/source.ts';
import { withValue } from '../paths.ts';
import { Refused } from '../refused.ts';
import { changedFile } from './file.ts';

/** Generated cases: some hundred in `npm test`, as many as FUZZ_RUNS says by hand (docs/decisions/editor.md). */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 400);

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
    const fields = leaves(data);
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

describe('comments', () => {
  const FILE = 'content/aluguer.yaml';
  const text =
    '# Cabeçalho\n\n# da primeira\n- id: a # do id\n  preco: 1\n\n# da segunda\n- id: b\n  preco: 2 # do preço\n\n# da terceira\n- id: c\n  preco: 3\n';
  const items = [
    { id: 'a', preco: 1 },
    { id: 'b', preco: 2 },
    { id: 'c', preco: 3 },
  ] as const;
  const write = (data: unknown) => changedFile(FILE, text, data);

  test('go with an item that is removed', () => {
    expect(write([items[0], items[2]])).toBe(
      '# Cabeçalho\n\n# da primeira\n- id: a # do id\n  preco: 1\n\n# da terceira\n- id: c\n  preco: 3\n',
    );
  });

  test('move with an item that is moved', () => {
    expect(write([items[2], items[0], items[1]])).toBe(
      '# Cabeçalho\n\n# da terceira\n- id: c\n  preco: 3\n\n# da primeira\n- id: a # do id\n  preco: 1\n\n# da segunda\n- id: b\n  preco: 2 # do preço\n',
    );
  });

  test('stay beside a value that changes', () => {
    expect(write([{ ...items[0], id: 'z' }, items[1], items[2]])).toContain('- id: z # do id\n');
  });

  test('stay, where they stand apart from the item that is removed', () => {
    const apart = '# Cabeçalho\n\n- id: a\n\n# outra coisa\n\n# da segunda\n- id: b\n\n- id: c\n';
    expect(changedFile(FILE, apart, [{ id: 'a' }, { id: 'c' }])).toBe(
      '# Cabeçalho\n\n- id: a\n\n# outra coisa\n- id: c\n',
    );
  });

  test('at the top are the file’s, and stay when its first item goes', () => {
    const top = '# Cabeçalho\n- id: a\n- id: b\n';
    expect(changedFile(FILE, top, [{ id: 'b' }])).toBe('# Cabeçalho\n\n- id: b\n');
  });
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

describe('blank lines', () => {
  const grouped = '- x1\n- x2\n\n- x3\n';
  const write = (...items: string[]) => changedFile('content/slogans.yaml', grouped, items);

  test('stand above a new item where others have one, and stay as they are between the others', () => {
    expect(write('x1', 'x2', 'x3', 'x4')).toBe(`${grouped}\n- x4\n`);
    expect(write('x1', 'x2')).toBe('- x1\n- x2\n');
  });

  test('move with their item, and never above the first', () => {
    expect(write('x2', 'x1', 'x3')).toBe('- x2\n\n- x1\n\n- x3\n');
    expect(write('x3', 'x1', 'x2')).toBe('- x3\n\n- x1\n- x2\n');
  });
});

describe('a list that was empty', () => {
  const written = (text: string, ...pontos: string[]) => {
    const [first, ...others] = parseSource('content/parceiros.yaml', text).data as object[];
    return changedFile('content/parceiros.yaml', text, [{ ...first, pontos }, ...others]);
  };

  test('has a line for each text, as those of the other items', () => {
    expect(written('- nome: a\n  pontos: []\n- nome: b\n  pontos:\n    - um\n', 'dois')).toBe(
      '- nome: a\n  pontos:\n    - dois\n- nome: b\n  pontos:\n    - um\n',
    );
  });

  test('stands between brackets, as those of the other items, an empty one left aside', () => {
    expect(written('- pontos: []\n- pontos: []\n- pontos: [ um ]\n', 'dois')).toBe(
      '- pontos: [ dois ]\n- pontos: []\n- pontos: [ um ]\n',
    );
  });
});

test('Markdown without fields at its top is refused, and keeps its text', () => {
  const file = 'content/privacidade.md';
  expect(() => changedFile(file, '# Privacidade\n', { data: 'maio de 2027' })).toThrow(Refused);
  expect(changedFile(file, '', { data: 'maio de 2027', texto: 'Texto.' })).toBe(
    '---\ndata: maio de 2027\n---\nTexto.\n',
  );
});

test('Markdown changes in its text alone, or in its fields alone', () => {
  const text = read('exemplos/demonstracao/content/privacidade.md');
  const { data, body } = parseSource('content/privacidade.md', text);
  const longer = `${body}\n\n## Mais\n\nOutra coisa.`;
  expect(changedFile('content/privacidade.md', text, { ...(data as object), texto: longer })).toBe(
    `${text.trimEnd()}\n\n## Mais\n\nOutra coisa.\n`,
  );
  const dated = changedFile('content/privacidade.md', text, {
    ...(data as object),
    data: 'maio de 2027',
  });
  expect(dated).toBe(text.replace('data: janeiro de 2025', 'data: maio de 2027'));
});
