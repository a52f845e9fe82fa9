import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { withValues } from '../../../tests/pharmacy-copy.ts';
import { readContent } from '../load.ts';
import { clauseInFile } from '../mistakes/mistakes.ts';
import { valueAt } from '../paths.ts';
import { contentFindings } from './content-findings.ts';

interface Said {
  slogans: string[];
  paragrafos: string[];
  perguntas: { pergunta: string; resposta: string }[];
  politica: string[];
}

const SENTENCES: Record<string, Said> = parse(readFileSync(new URL('./true-sentences.yaml', import.meta.url), 'utf8'));

const week = (abre: string, fecha: string, ...dias: string[]) => ({ dias, abre, fecha });
const WEEKDAYS = ['segunda', 'terca', 'quarta', 'quinta', 'sexta'];

/** The pharmacy of each: a folder, and what is otherwise there. */
const PHARMACIES: Record<string, [folder: string, values: Record<string, unknown>]> = {
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
      'horario.aberturas': [week('00:00', '24:00', ...WEEKDAYS, 'sabado', 'domingo')],
      'horario.feriados': { regime: 'normal' },
    },
  ],
  costa: ['exemplos/litoral', {}],
  serra: ['exemplos/serra', {}],
};

test.each(Object.keys(PHARMACIES))(
  'true sentences of %s are not refused, and hardly one in twenty is asked about',
  (name) => {
    const [folder, values] = PHARMACIES[name] ?? ['', {}];
    const { slogans = [], paragrafos = [], perguntas = [], politica = [] } = SENTENCES[name] ?? {};
    const texto = valueAt(readContent(folder).sources.get('privacidade'), ['data', 'texto']);
    const said = {
      slogans,
      perguntas,
      'pagina.sobre.paragrafos': paragrafos,
      'privacidade.texto': [texto, ...politica].join('\n\n'),
    };
    const findings = (all: Record<string, unknown>) =>
      contentFindings(folder, '2026-11-22', withValues(folder, all)).map(
        (finding) => `${finding.level} ${clauseInFile(finding)}`,
      );
    const { mistakes } = readContent(folder, withValues(folder, { ...values, ...said }));
    expect(mistakes).toEqual([]);
    const before = findings(values);
    const found = findings({ ...values, ...said }).filter((text) => !before.includes(text));
    const count = slogans.length + paragrafos.length + 2 * perguntas.length + politica.length;
    expect(found.filter((text) => !text.startsWith('asked'))).toEqual([]);
    expect(found.length, found.join('\n')).toBeLessThanOrEqual(count / 20);
  },
);

test('there are two hundred of them', () => {
  const all = Object.values(SENTENCES).flatMap((said) => Object.values(said).flat());
  expect(all.flatMap((each) => (typeof each === 'string' ? each : Object.values(each)))).toHaveLength(200);
  expect(Object.keys(SENTENCES)).toEqual(Object.keys(PHARMACIES));
});
