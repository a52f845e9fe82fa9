import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LOOKS } from '../../src/looks/looks.ts';
import { check } from '../../src/pharmacy/check.ts';
import { readContent } from '../../src/pharmacy/load.ts';
import { copyOfContent } from '../../tests/editor/server.ts';
import { withValues } from '../../tests/pharmacy-copy.ts';
import { shownFinding } from '../core/content.ts';
import { pastTexts, sentencesOf } from '../core/versions.ts';
import { calls } from './api.ts';

const known = calls(() => {});
let folder = '';
beforeEach(() => {
  folder = copyOfContent();
  vi.stubEnv('FARMACIA', folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what is found is quoted as the form and the page show it', () => {
  const { sources } = readContent();
  const sentences = check().map((finding) => shownFinding(finding, sources).sentence);
  expect(sentences).toContainEqual(expect.stringMatching(/Latitude.*«39,\d+»/));
  expect(sentences.filter((sentence) => /\{farmacia\.|proprio|\d\.\d{4}/.test(sentence))).toEqual([]);
});

test('what was there is kept by the moment at which it was changed, also by somebody else; what cannot be read is left out', async () => {
  const change = async (moment: string, text: string) => {
    vi.setSystemTime(moment);
    writeFileSync(join(folder, 'content/slogans.yaml'), text);
    const { slogans = [] } = await known.versoes({});
    return pastTexts('slogans', slogans).map((past) => [past.moment, ...sentencesOf(past).map(({ text }) => text)]);
  };
  const becomes = (was: string, is: string) => expect.stringContaining(`«${was}» passa a «${is}»`);
  const first = ['2026-11-23T10:12:00.000Z', becomes('Como era.', 'Como ficou.')];
  expect(await change('2026-11-22T09:00:00Z', '- Como era.\n')).toEqual([]);
  expect(await change('2026-11-23T10:12:00Z', '- Como ficou.\n')).toEqual([first]);
  const broken = ['2026-11-24T00:00:00.000Z', expect.stringContaining('Deixa de se poder ler')];
  expect(await change('2026-11-24T00:00:00Z', '- "aberto\n')).toEqual([broken, first]);
  const last = ['2026-11-25T00:00:00.000Z', becomes('Como ficou.', 'Como está.')];
  expect(await change('2026-11-25T00:00:00Z', '- Como está.\n')).toEqual([last, first]);
  vi.useRealTimers();
});

test.each(['', '[{"moment":', 'null'])('a list of what was there that is damaged, %j, begins anew', async (damaged) => {
  const list = join(folder, '.cache/editor/slogans.json');
  await known.versoes({});
  writeFileSync(list, damaged);
  expect((await known.versoes({})).slogans).toHaveLength(1);
  expect(JSON.parse(readFileSync(list, 'utf8'))).toHaveLength(1);
});

test('what is saved before a pharmacy has begun goes into its own folder, and never into the demonstration', async () => {
  for (const part of ['content', 'public']) rmSync(join(folder, part), { recursive: true });
  const demonstration = () => readFileSync('exemplos/demonstracao/content/slogans.yaml', 'utf8');
  const before = demonstration();
  const slogans = before.replace('de dia e de noite', 'dia e noite');
  await known.guardar({ texts: { slogans }, onTop: (await known.ficheiros({})).version });
  const written = (file: string) => readFileSync(join(folder, file), 'utf8');
  expect([written('content/slogans.yaml'), slogans]).toEqual([slogans, expect.not.stringContaining(before)]);
  expect(written('public/avisos.json')).toBe(readFileSync('exemplos/demonstracao/public/avisos.json', 'utf8'));
  expect(demonstration()).toBe(before);
});

const EUROS = 'espera-se um preço em euros, como 2,90: zero, ou de 0,10 a 10 000 €.';

// biome-ignore format: one sentence a line
test.each<[field: string, value: unknown, read: string]>([
  ['farmacia.telefones.geral', '2', 'Encontrei «2»; espera-se um telefone de nove algarismos, fixo (2…) ou móvel (91, 92, 93, 96).'],
  ['farmacia.nome', 24, 'Encontrei «24»; espera-se um texto.'],
  ['farmacia.aspeto', 'rosetta', `Encontrei «rosetta»; espera-se um destes: ${Object.values(LOOKS).map(({ label }) => label).join('; ')}.`],
  ['farmacia.demonstracao', 'sim', 'Encontrei «sim»; espera-se o visto posto ou tirado.'],
  ['horario.aberturas[1].abre', 8, 'Encontrei «8»; espera-se uma hora, como 9:00.'],
  ['horario.servico.turnos', [{ de: '24/12/2026' }], 'Encontrei «24/12/2026»; espera-se um dia inteiro: dia, mês e ano.'],
  ['horario.feriados.municipal', '16 de junho', 'Encontrei «16 de junho»; espera-se um dia e um mês, como 24/06, Quinta-feira da Ascensão, ou primeira segunda-feira de agosto.'],
  ['entregas.urgente.preco', 4, `Encontrei «0,04»; ${EUROS}`],
  ['entregas.urgente.preco', '150', `Encontrei «150»; ${EUROS}`],
  ['entregas.concelhos', 'Tomar', 'Encontrei «Tomar»; espera-se uma lista.'],
  ['entregas.pagamento', '', 'Está vazio; espera-se um texto.'],
  ['pagina.pedido', 'Barra', 'Encontrei «Barra»; espera-se um grupo de campos.'],
  ['pagina.pedido.titulo', 'A {casa}', 'Encontrei «A {casa}»; espera-se um texto sem { nem }, a não ser à volta de um nome que já lá estava, como {farmacia.nome}.'],
  ['pagina.pedido.titulo', '{farmacia.casa}', 'Encontrei «{farmacia.casa}»; espera-se o nome de um campo da farmácia, como {farmacia.nome}.'],
])('an owner who sees the form reads of %s, %j: %s', (field, value, read) => {
  const texts = withValues('exemplos/demonstracao', { [field]: value });
  const { mistakes, sources } = readContent(folder, texts);
  expect(mistakes.map((mistake) => shownFinding(mistake, sources).text)).toEqual([read]);
});
