import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { withValues } from '../../../tests/pharmacy-copy.ts';
import { check } from '../check.ts';
import { readContent } from '../load.ts';
import { clauseInFile } from '../mistakes/mistakes.ts';
import { valueAt } from '../paths.ts';

interface Said {
  slogans: string[];
  paragrafos: string[];
  perguntas: { pergunta: string; resposta: string }[];
  politica: string[];
}

const read = (file: string) => parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
const SENTENCES: Record<string, Said> = read('./true-sentences.yaml');
const FROM_OUTSIDE: Record<string, string[]> = read('./sentences-from-outside.yaml');

const week = (abre: string, fecha: string, ...dias: string[]) => ({ dias, abre, fecha });
const WEEKDAYS = ['segunda', 'terca', 'quarta', 'quinta', 'sexta'];

/** The pharmacy of each: a folder, and what is otherwise there. */
type Pharmacies = Record<string, [folder: string, values: Record<string, unknown>]>;

const ALWAYS = [week('00:00', '24:00', ...WEEKDAYS, 'sabado', 'domingo')];

const PHARMACIES: Pharmacies = {
  aldeia: ['tests/second-pharmacy', {}],
  vila: [
    'exemplos/demonstracao',
    {
      'farmacia.desde': 1961,
      'farmacia.postos': [
        {
          nome: 'Posto do Bairro Novo',
          morada: { rua: 'Rua Nova', codigoPostal: '2000-001', localidade: 'Vila Exemplo' },
          aberturas: [week('09:00', '13:00', ...WEEKDAYS), week('14:00', '18:00', ...WEEKDAYS)],
        },
      ],
      'horario.aberturas': ALWAYS,
      'horario.feriados': { regime: 'normal' },
    },
  ],
  costa: ['exemplos/litoral', {}],
  serra: ['exemplos/serra', {}],
};

/** The pharmacies of the sentences from outside. */
const OUTSIDE: Pharmacies = {
  aldeia: ['exemplos/demonstracao', {}],
  cidade: [
    'exemplos/demonstracao',
    {
      aluguer: [],
      'farmacia.postos': [
        {
          nome: 'Posto da Ribeira',
          morada: { rua: 'Rua Nova', codigoPostal: '2000-001', localidade: 'Vila Exemplo' },
          aberturas: [week('09:00', '12:30', ...WEEKDAYS), week('14:00', '17:30', ...WEEKDAYS)],
        },
      ],
      'horario.aberturas': ALWAYS,
      'horario.feriados': { regime: 'normal' },
    },
  ],
  litoral: [
    'exemplos/litoral',
    {
      'horario.epocas': [
        {
          nome: 'Verão',
          de: '15/06',
          ate: '15/09',
          aberturas: [week('09:00', '24:00', ...WEEKDAYS, 'sabado', 'domingo')],
        },
      ],
    },
  ],
  serra: [
    'exemplos/serra',
    {
      'horario.aberturas': [
        week('08:30', '12:30', ...WEEKDAYS),
        week('14:00', '18:30', ...WEEKDAYS),
        week('09:00', '12:30', 'sabado'),
      ],
      'horario.servico': undefined,
    },
  ],
};

/** The findings that some texts bring: `level sentence`. */
function findingsOf(said: Record<string, unknown>, [folder, values]: Pharmacies[string]): string[] {
  const findings = (all: Record<string, unknown>) =>
    check({ folder, isoDay: '2026-11-22', instead: withValues(folder, all) }).map(
      (finding) => `${finding.level} ${clauseInFile(finding)}`,
    );
  const before = findings(values);
  return findings({ ...values, ...said }).filter((text) => !before.includes(text));
}

/** None is refused, and at most one in twenty is asked about. */
function expectTrusted(found: readonly string[], count: number): void {
  expect(found.filter((text) => !text.startsWith('asked'))).toEqual([]);
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(count / 20);
}

test.each(Object.entries(PHARMACIES))(
  'true sentences of %s are not refused, and hardly one in twenty is asked about',
  (name, pharmacy) => {
    const { slogans = [], paragrafos = [], perguntas = [], politica = [] } = SENTENCES[name] ?? {};
    const texto = valueAt(readContent(pharmacy[0]).sources.get('privacidade'), ['data', 'texto']);
    const said = {
      slogans,
      perguntas,
      'pagina.sobre.paragrafos': paragrafos,
      'privacidade.texto': [texto, ...politica].join('\n\n'),
    };
    const count = slogans.length + paragrafos.length + 2 * perguntas.length + politica.length;
    expectTrusted(findingsOf(said, pharmacy), count);
  },
);

test('nor are a hundred by somebody who has not read the rules', () => {
  const found = Object.entries(OUTSIDE).flatMap(([name, pharmacy]) =>
    findingsOf({ 'pagina.sobre.paragrafos': FROM_OUTSIDE[name] }, pharmacy),
  );
  expect(Object.values(FROM_OUTSIDE).flat()).toHaveLength(100);
  expectTrusted(found, 100);
});

test('there are two hundred of them', () => {
  const all = Object.values(SENTENCES).flatMap((said) => Object.values(said).flat());
  expect(all.flatMap((each) => (typeof each === 'string' ? each : Object.values(each)))).toHaveLength(200);
  expect(Object.keys(SENTENCES)).toEqual(Object.keys(PHARMACIES));
});
