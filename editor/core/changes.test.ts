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

describe('changeSentences names, in plain words,', () => {
  test('a price', () => {
    expect(changes('aluguer', (items) => Object.assign(items[0] ?? {}, { precoDia: 120 }))).toEqual([
      '«Medidor de tensão arterial»: preço por dia: passa de 1,00\u00a0€ para 1,20\u00a0€.',
    ]);
  });

  test('what is inside a group, with the names of all that it is in', () => {
    expect(changes('entregas', ({ normal }) => Object.assign(normal ?? {}, { preco: 300 }))).toEqual([
      expect.stringMatching(/^Entrega sem urgência: preço: passa de .* para 3,00\u00a0€\.$/),
    ]);
    expect(changes('farmacia', ({ empresa }) => Object.assign(empresa, { nipc: '501964843' }))).toEqual([
      expect.stringMatching(/^O dono da farmácia: NIPC: passa de/),
    ]);
  });

  test('an item that comes, goes or moves', () => {
    const extra = { nome: 'Vacina da gripe', descricao: 'Todo o ano.', icone: 'seringa' as const };
    // The sentence has all that visitors will read, which nobody sees beside the form.
    expect(changes('servicos', (items) => [...items, extra])).toEqual([
      expect.stringMatching(/^Entra «Vacina da gripe»: [^:]+: «Todo o ano.»\.$/),
    ]);
    const long = { pergunta: 'Fazem medição?', resposta: `${'Sim, todos os dias. '.repeat(9)}Entre.` };
    expect(changes('perguntas', (all) => [...all, long])).toEqual([
      expect.stringContaining('Sim, todos os dias. Entre.'),
    ]);
    expect(changes('aluguer', (items) => items.slice(1))).toEqual([
      expect.stringMatching(/o que se compra novo: «braçadeira nova obrigatória» \(preço: 9,00\u00a0€\)/),
    ]);
    const prestador = { nome: 'Clínica', nif: '501964843' };
    expect(changes('parceiros', (all) => [...all, { ...all[0], titulo: 'Outro', prestador }])).toEqual([
      expect.stringContaining('«Clínica» (NIF ou NIPC: «501964843»)'),
    ]);
    const dear = { ...extra, preco: 1250, dias: ['segunda' as const, 'quarta' as const] };
    expect(changes('servicos', (items) => [...items, dear])).toEqual([
      expect.stringMatching(/^Entra «Vacina da gripe»: .*; preço: 12,50\u00a0€; .*: Segunda, Quarta\.$/),
    ]);
    expect(changes('pagamentos', (ways) => [...ways, { nome: 'Cheques', aceita: false }])).toEqual([
      'Entra «Cheques»: aceitamos: não.',
    ]);
    const season = { nome: 'Verão', de: '15/06', ate: '15/09', aberturas: [] };
    const aberturas = [{ dias: ['segunda' as const], abre: '10:00', fecha: '18:00' }];
    expect(changes('horario', (data) => Object.assign(data, { epocas: [{ ...season, aberturas }] }))).toEqual([
      expect.stringMatching(/«Verão».*15 de junho.*15 de setembro.*segunda: 10h.às.18h; terça.a.domingo: não.abre/),
    ]);
    const holiday = { id: '', texto: 'Bom Natal.', de: '2026-12-25', ate: '2026-12-26', fechada: true };
    expect(changeSentences(SCHEMAS.avisos, [], [holiday])).toEqual([
      'Entra «Bom Natal.»: lê-se no site de 25 a 26 de dezembro de 2026. Fechada de 25 a 26 de dezembro de 2026, o dia todo.',
    ]);
    const answer = { campo: 'entregas › comunicada', pergunta: 'ainda não foi: é assim?', valor: 'false' };
    expect(changes('confirmado', () => [answer])).toEqual([
      expect.stringMatching(/^Respondeu «Está certo» a «[^›]*INFARMED[^›]*: ainda não foi: é assim\?»\.$/),
    ]);
    // As much of what goes: it is what would come back.
    expect(changes('servicos', (items) => items.slice(1))).toEqual([
      expect.stringMatching(/^Sai «Medição da tensão arterial»: .*; preço: 1,00\u00a0€/),
    ]);
    expect(changes('entregas', (data) => Object.assign(data, { urgente: undefined }))).toEqual([
      expect.stringMatching(
        /^Entrega no próprio dia: nome.*: deixa de haver «Entrega urgente»; preço: deixa de haver 2,90\u00a0€; .*Ligue primeiro/,
      ),
    ]);
    expect(changes('servicos', (items) => items.toReversed())).toEqual([
      expect.stringMatching(
        /^Muda a ordem: «Entrega ao domicílio», depois «.*», depois «Medição da tensão arterial»\.$/,
      ),
    ]);
    const weekly = { ...extra, preco: 1250, por: 'por semana' };
    expect(changes('servicos', (items) => [...items, weekly])).toEqual([expect.stringContaining('por semana')]);
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

  test('hours, days and municipalities', () => {
    expect(changes('horario', ({ feriados }) => Object.assign(feriados, { municipal: '24/06' }))).toEqual([
      'Feriados: feriado do município: passa de Quinta-feira da Ascensão para 24 de junho.',
    ]);
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
    // Nothing given is not seven closed days.
    const dias = ['segunda' as const];
    expect(
      changes('farmacia', (data) =>
        Object.assign(data, { horarioTelefone: [{ dias, abre: '09:00', fecha: '18:00' }] }),
      ),
    ).toEqual([expect.stringMatching(/: passa de sempre que está aberta para segunda:/)]);
    expect(changes('entregas', ({ concelhos }) => concelhos.push('Sertã'))).toEqual([
      expect.stringMatching(/^Concelhos vizinhos.*: entra «Sertã»\.$/),
    ]);
  });

  test('a text, a switch', () => {
    expect(
      changes('farmacia', (data) => Object.assign(data, { nome: 'Farmácia Central', demonstracao: false })),
    ).toEqual([
      'Isto ainda é uma demonstração: passa de sim para não.',
      'Nome que as pessoas usam: passa de «Farmácia Exemplar» para «Farmácia Central».',
    ]);
  });

  test('a text of a list, by what it was', () => {
    expect(changes('slogans', (all) => all.with(0, 'Perto de si.'))).toEqual([
      expect.stringMatching(/^«[^»]+» passa a «Perto de si\.»\.$/),
    ]);
    expect(
      changes('parceiros', ([first]) => Object.assign(first?.pontos ?? [], { 0: 'Ao sábado' }) && undefined),
    ).toEqual([expect.stringMatching(/^«Teleconsulta e doença crónica»: .*: «[^»]+» passa a «Ao sábado»\.$/)]);
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
