import { describe, expect, test } from 'vitest';
import type { Content } from '../../src/pharmacy/content.ts';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { fieldChanges } from './changes.ts';
import { type FileName, SCHEMAS } from './content-files.ts';
import { mergeFiles } from './merge.ts';
import { withoutEmpty } from './paths.ts';
import type { Schema } from './schema.ts';

const content = structuredClone(loadPharmacy('exemplos/demonstracao'));

const changeSentences = (schema: Schema, before: unknown, after: unknown) =>
  fieldChanges(schema, before, after).map(({ sentence }) => sentence);

/** The sentences for a change to a copy of a file's data. */
function changes<Name extends FileName>(name: Name, change: (data: (typeof content)[Name]) => unknown): string[] {
  const copy = structuredClone(content[name]);
  const schema = SCHEMAS[name];
  const changed = change(copy);
  return changeSentences(schema, content[name], Array.isArray(changed) ? changed : copy);
}

const VACCINE = { nome: 'Vacina da gripe', descricao: 'Todo o ano.', icone: 'seringa', preco: 1250 };
const LONG = { pergunta: 'Fazem medição?', resposta: `${'Sim, todos os dias. '.repeat(9)}Entre.` };
const PROVIDER = { titulo: 'Outro', prestador: { nome: 'Clínica', nif: '501964843' } };
const ON_MONDAY = { dias: ['segunda'], abre: '10:00', fecha: '18:00' };
const SEASON = { nome: 'Verão', de: '15/06', ate: '15/09', aberturas: [ON_MONDAY] };
const HOLIDAY = { id: '', texto: 'Bom Natal.', de: '2026-12-25', ate: '2026-12-26', fechada: true };
const ANSWER = { campo: 'entregas › comunicada', pergunta: 'ainda não foi: é assim?', valor: 'false' };

describe('a change is named in plain words:', () => {
  // biome-ignore format: one change a line
  // biome-ignore lint/suspicious/noExplicitAny: a file's data, as an owner changes them
  test.each<[what: string, name: FileName, change: (data: any) => unknown, sentence: RegExp]>([
    ['a price', 'aluguer', ([item]) => void Object.assign(item, { precoDia: 120 }), /^«Medidor de tensão arterial»: preço por dia: passa de 1,00.€ para 1,20.€\.$/],
    ['a field, with the names of all that it is in', 'entregas', ({ normal }) => void Object.assign(normal, { preco: 300 }), /^Entrega sem urgência: preço: passa de .* para 3,00.€\.$/],
    ['a name in capitals', 'farmacia', ({ empresa }) => void Object.assign(empresa, { nipc: '501964843' }), /^O dono da farmácia: NIPC: passa de/],
    ['the municipality’s day', 'horario', ({ feriados }) => void Object.assign(feriados, { municipal: '24/06' }), /^Feriados: feriado do município: passa de Quinta-feira da Ascensão para 24 de junho\.$/],
    ['an item that comes, with all that visitors will read', 'servicos', (all) => [...all, VACCINE], /^Entra «Vacina da gripe»: [^:]+: «Todo o ano.»; preço: 12,50.€\.$/],
    ['a long one', 'perguntas', (all) => [...all, LONG], /Sim, todos os dias\. Entre\./],
    ['a group in it', 'parceiros', (all) => [...all, { ...all[0], ...PROVIDER }], /«Clínica» \(NIF ou NIPC: «501964843»\)/],
    ['its days', 'servicos', (all) => [...all, { ...VACCINE, dias: ['segunda', 'quarta'] }], /; preço: 12,50.€; .*: Segunda, Quarta\.$/],
    ['what its price is for', 'servicos', (all) => [...all, { ...VACCINE, por: 'por semana' }], /por semana/],
    ['a tick that is not the usual one', 'pagamentos', (all) => [...all, { nome: 'Cheques', aceita: false }], /^Entra «Cheques»: aceitamos: não\.$/],
    ['a season, with its hours', 'horario', (data) => void Object.assign(data, { epocas: [SEASON] }), /«Verão».*15 de junho.*15 de setembro.*segunda: 10h.às.18h; terça.a.domingo: não.abre/],
    ['a notice', 'avisos', (all) => [...all, HOLIDAY], /^Entra «Bom Natal.»: lê-se no site de 25 a 26 de dezembro de 2026\. Fechada de 25 a 26 de dezembro de 2026, o dia todo\.$/],
    ['an answer', 'confirmado', () => [ANSWER], /^Respondeu «Está certo» a «[^›]*INFARMED[^›]*: ainda não foi: é assim\?»\.$/],
    ['an item that goes, with all that would come back', 'servicos', (all) => all.slice(1), /^Sai «Medição da tensão arterial»: .*; preço: 1,00.€/],
    ['and its group', 'aluguer', (all) => all.slice(1), /o que se compra novo: «braçadeira nova obrigatória» \(preço: 9,00.€\)/],
    ['a group that goes', 'entregas', (data) => void Object.assign(data, { urgente: undefined }), /^Entrega no próprio dia: nome.*: deixa de haver «Entrega urgente»; preço: deixa de haver 2,90.€; .*Ligue primeiro/],
    ['the order', 'servicos', (all) => all.toReversed(), /^Muda a ordem: «Entrega ao domicílio», depois «.*», depois «Medição da tensão arterial»\.$/],
    ['a municipality', 'entregas', ({ concelhos }) => void concelhos.push('Sertã'), /^Concelhos vizinhos.*: entra «Sertã»\.$/],
    ['hours that were not given, which are not seven closed days', 'farmacia', (data) => void Object.assign(data, { horarioTelefone: [ON_MONDAY] }), /: passa de sempre que está aberta para segunda:/],
    ['a text of a list, by what it was', 'slogans', (all) => all.with(0, 'Perto de si.'), /^«[^»]+» passa a «Perto de si\.»\.$/],
    ['and in an item', 'parceiros', ([first]) => void Object.assign(first.pontos, { 0: 'Ao sábado' }), /^«Teleconsulta e doença crónica»: .*: «[^»]+» passa a «Ao sábado»\.$/],
  ])('%s', (_what, name, change, sentence) => {
    expect(changes(name, change)).toEqual([expect.stringMatching(sentence)]);
  });

  test('what was not there at all, with its days and hours', () => {
    const eve = { nome: 'Véspera de Natal', dia: '24/12', horario: [{ abre: '09:00', fecha: '13:00' }] };
    const turnos = [{ de: '2026-12-14', ate: '2026-12-20', repete: 21 }];
    const all = { aberturas: [], voltam: [eve], servico: { turnos, atende: 'toque à campainha' } };
    const [days, duty, atNight] = fieldChanges(SCHEMAS.horario, { aberturas: [] }, all);
    expect(days?.sentence).toMatch(/: entra «Véspera de Natal»: .*24 de dezembro; .*09:00–13:00\.$/);
    expect(days?.undone).toEqual({ aberturas: [], servico: all.servico });
    expect(duty?.sentence).toMatch(
      /^Noites de serviço: turnos: entra «de 14 a 20 de dezembro de 2026, volta de 21 em 21 dias»\.$/,
    );
    expect(atNight?.sentence).toMatch(/^Noites de serviço: .*: passa a haver «toque à campainha»\.$/);
    const feriados = { regime: 'proprio', horario: [{ abre: '09:00', fecha: '13:00' }], municipal: '24/06' };
    expect(changeSentences(SCHEMAS.horario, {}, { feriados })).toEqual([
      expect.stringMatching(/^Feriados: nos feriados: .*; horário dos feriados: .*; feriado do município: /),
    ]);
    const urgente = { preco: 300, gratisDesde: 4000 };
    expect(changeSentences(SCHEMAS.entregas, {}, { urgente })).toEqual([
      expect.stringMatching(/^Entrega no próprio dia: preço: passa a haver 3,00\u00a0€; .* 40,00\u00a0€\.$/),
    ]);
  });

  test('a photograph and what is seen on it, as one', () => {
    const loja = { ficheiro: 'praca-1.jpg', descricao: 'A porta velha, na praça.' };
    const after = {
      fotografias: { loja: { ficheiro: 'praca-2.jpg', descricao: 'A porta nova, de vidro, na praça.' } },
    };
    const [first, ...others] = fieldChanges(SCHEMAS.farmacia, { fotografias: { loja } }, after);
    expect(first?.sentence).toMatch(/: fotografia: passa de «praca-1.jpg» para .*; o que se vê: .*«A porta nova, de /);
    expect([first?.undone, others]).toEqual([{ fotografias: { loja } }, []]);
  });

  test('hours, by day', () => {
    expect(
      changes('horario', ({ aberturas }) => Object.assign(aberturas[1] ?? {}, { dias: ['sabado'], fecha: '14:00' })),
    ).toEqual([
      'Horas em que está aberta: sábado: passa de 09:00–13:00 para 09:00–14:00.',
      'Horas em que está aberta: domingo: passa de 09:00–13:00 para fechada.',
    ]);
    // However the file has them together.
    expect(
      changes('horario', ({ aberturas }) => {
        const [week, weekend] = aberturas.splice(0);
        if (!week || !weekend) return;
        const [friday, ...others] = week.dias.toReversed();
        const later = { ...week, dias: [friday ?? 'sexta'], fecha: '20:00' };
        aberturas.push({ ...weekend, dias: weekend.dias.toReversed() }, later, { ...week, dias: others });
      }),
    ).toEqual([expect.stringMatching(/: sexta: passa de 09:00–\S+ para 09:00–20:00\.$/)]);
  });

  test('a text, a switch', () => {
    expect(
      changes('farmacia', (data) => Object.assign(data, { nome: 'Farmácia Central', demonstracao: false })),
    ).toEqual([
      'Isto ainda é uma demonstração: passa de sim para não.',
      'Nome que as pessoas usam: passa de «Farmácia Exemplar» para «Farmácia Central».',
    ]);
  });

  test('the words of a long text that changed, also at its end', () => {
    const long = `${content.privacidade.texto.replaceAll(/\s+/g, ' ').slice(0, 400)} de segunda a sexta`;
    const sentence = changeSentences({}, { texto: long }, { texto: `${long} e ao sábado` });
    expect(sentence).toEqual(['Texto: passa de «…segunda a sexta» para «…segunda a sexta e ao sábado».']);
    expect(changeSentences({}, { texto: `Aqui ${long}` }, { texto: `Ali ${long}` })).toEqual([
      expect.stringMatching(/^Texto: passa de «Aqui( \S+){3}…» para «Ali( \S+){3}…»\.$/),
    ]);
  });

  test('nothing, when nothing does, or an empty group comes', () => {
    for (const empty of [{}, { loja: {} }, null])
      expect(changes('farmacia', (data) => Object.assign(data, { fotografias: empty }))).toEqual([]);
    // The same hours, a line a day.
    const eachDay = ({ aberturas }: Content['horario']) =>
      aberturas.push(
        ...aberturas.splice(0).flatMap((period) => period.dias.map((dia) => ({ ...period, dias: [dia] }))),
      );
    expect(changes('horario', eachDay)).toEqual([]);
  });
});

// biome-ignore lint/suspicious/noExplicitAny: a file's data, as an owner changes them
test.each<[what: string, name: FileName, change: (data: any) => unknown]>([
  ['prices, an item that goes, one that comes', 'aluguer', ([a, b, , ...rest]) => [{ ...a, precoDia: 120 }, { ...b, nome: 'B', precoDia: 9 }, ...rest, { ...a, id: 'x', nome: 'X' }]], // biome-ignore format: one case a line
  ['the first and the last that go', 'servicos', (all) => all.slice(1, -1)],
  ['the order', 'servicos', (all) => [all[2], ...all.toSpliced(2, 1)]],
  ['texts that stood one below the other', 'slogans', (all) => all.toSpliced(2, 3)],
  [
    'paragraphs',
    'privacidade',
    ({ texto, ...data }) => ({
      ...data,
      texto: texto
        .replace('Esta página diz', 'Aqui diz-se')
        .replace(/\n\n## Quem/, '\n\nNovo.$&')
        .replace(/\n\n.*\s*$/, ''),
    }),
  ],
  ['texts of a list', 'slogans', (all) => all.with(0, 'Uma.').with(3, 'Outra.')],
  [
    'hours, by day',
    'horario',
    (data) => ({ ...data, aberturas: [{ dias: ['segunda', 'sabado'], abre: '10:00', fecha: '18:00' }] }),
  ],
  [
    'fields that come, go, and choices',
    'entregas',
    ({ pagamento: _, ...data }) => ({
      ...data,
      concelhos: ['Tomar'],
      outras: [{ para: 'Todo o país', preco: 500, prazo: 'em três dias' }],
    }),
  ],
  [
    'the first turns, seasons and days that come back',
    'horario',
    (data) => ({
      ...data,
      servico: { ...data.servico, turnos: [{ de: '2099-01-12' }, { de: '2099-02-12' }] },
      epocas: [{ nome: 'Verão', de: '15/06', ate: '15/09', aberturas: [] }],
      voltam: [
        { nome: 'Feira', dias: ['24/12'] },
        { nome: 'Festa', dias: ['13/05'] },
      ],
    }),
  ],
  [
    'groups and texts',
    'farmacia',
    (data) => ({ ...data, nome: 'F', telefones: { geral: '249111222' }, morada: { ...data.morada, rua: 'R' } }),
  ],
])('each sentence is taken back alone, in any order, until all is as it was: %s', (_what, name, change) => {
  const before = JSON.parse(JSON.stringify(content[name]));
  const after = JSON.parse(JSON.stringify(change(structuredClone(before))));
  const all = fieldChanges(SCHEMAS[name], before, after);
  expect(all.length).toBeGreaterThan(0);
  for (const order of [all, all.toReversed(), [...all.slice(1), ...all.slice(0, 1)]]) {
    let now: unknown = after;
    for (const [i, { done, undone }] of order.entries()) {
      const { wanted, disputed } = mergeFiles(SCHEMAS[name], { base: done, mine: undone, theirs: now }, undefined);
      expect(disputed).toEqual([]);
      now = wanted;
      const left = changeSentences(SCHEMAS[name], before, now);
      expect(left, order[i]?.sentence).toHaveLength(all.length - i - 1);
    }
    expect(withoutEmpty(now)).toEqual(before);
  }
});

test('the first item of a list is taken back, and those that came later stay', () => {
  const [first, later] = [{ de: '2099-01-12' }, { de: '2099-02-12' }];
  const withTurns = (...turnos: object[]) => ({ servico: { turnos } });
  const [{ done, undone } = {}] = fieldChanges(SCHEMAS.horario, {}, withTurns(first));
  expect(withoutEmpty(undone)).toEqual({});
  const contents = { base: done, mine: undone, theirs: withTurns(first, later) };
  expect(mergeFiles(SCHEMAS.horario, contents, undefined)).toEqual({ wanted: withTurns(later), disputed: [] });
});
