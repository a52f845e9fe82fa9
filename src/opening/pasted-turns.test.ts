import { expect, test } from 'vitest';
import { turnsIn } from './pasted-turns.ts';

/** The second where it has no short one. */
const NAMES = ['Farmácia de Santa Iria', ''];
const TODAY = '2026-11-29';

/** Lists as municipalities print them, and the turns in each: «de», or «de–ate». */
// biome-ignore format: a case a line
const READ: [pasted: string, turns: string[]][] = [
  ['12/01 a 18/01 - Farmácia de Santa Iria', ['2027-01-12–2027-01-18']],
  ['12/01 - 18/01 Farmácia Santa Iria 249 111 222', ['2027-01-12–2027-01-18']],
  ['Semana de 5 a 11 de janeiro', ['2027-01-05–2027-01-11']],
  ['Semana 2: 11/01 a 17/01\nSemana 12: 22/03-28/03', ['2027-01-11–2027-01-17', '2027-03-22–2027-03-28']],
  ['1.ª semana: de 4 a 10 de janeiro\n10ª semana: 8 a 14 de março', ['2027-01-04–2027-01-10', '2027-03-08–2027-03-14']],
  ['3,10 e 17 de maio de 2027', ['2027-05-03', '2027-05-10', '2027-05-17']],
  ['Dias 3 e 10 de maio e 7 de junho', ['2027-05-03', '2027-05-10', '2027-06-07']],
  ['De 29  de  dezembro a\t4 de janeiro', ['2026-12-29–2027-01-04']],
  ['28 de dezembro a 3 de janeiro de 2027', ['2026-12-28–2027-01-03']],
  ['28/12 a 03/01/27', ['2026-12-28–2027-01-03']],
  ['de 30/03/2027 a 05/04/2027', ['2027-03-30–2027-04-05']],
  ['30-03-2027 a 05-04-2027', ['2027-03-30–2027-04-05']],
  ['12/01/27', ['2027-01-12']],
  ['05/12 a 05/12', ['2026-12-05–2026-12-05']],
  ['1 de janeiro a 31 de dezembro', ['2027-01-01–2027-12-31']],
  ['Sábado, 5 de dezembro', ['2026-12-05']],
  ['Segunda, 7 de dezembro a domingo, 13 de dezembro\nSegunda-feira 14 a sexta-feira 18 de dezembro', ['2026-12-07–2026-12-13', '2026-12-14–2026-12-18']],
  ['5 dez. 2026', ['2026-12-05']],
  ['Farmácia de Santa Iria\n12/01, das 9h às 24h00 e das 21:00 às 9h30, 249 111 222', ['2027-01-12']],
  ['Farmácia de Santa Iria\nDia 5/03\nNoite da sexta 12/03\nSábado 13/03\nDomingo 14/03', ['2027-03-05', '2027-03-12', '2027-03-13', '2027-03-14']],
  // The month, or the year, over the lines.
  ['JANEIRO DE 2028\n3 a 9\n24 a 30\nFevereiro\n14 a 20', ['2028-01-03–2028-01-09', '2028-01-24–2028-01-30', '2028-02-14–2028-02-20']],
  ['Farmácia de Santa Iria\nDezembro 2026: 2 e 28\nJaneiro 2027: 6 e 16', ['2026-12-02', '2026-12-28', '2027-01-06', '2027-01-16']],
  ['Dezembro de 2026\n28 a 31', ['2026-12-28–2026-12-31']],
  ['Escala de serviço de 2027:\n03/12\n24/12', ['2027-12-03', '2027-12-24']],
  ['2027\n28/12 a 03/01\n15/02', ['2026-12-28–2027-01-03', '2027-02-15']],
  ['28 de dezembro a 3 de janeiro de 2027\n28/12 a 03/01/2028', ['2026-12-28–2027-01-03', '2027-12-28–2028-01-03']],
  // In the order of the list, from the next day of that name on.
  ['04/01\n25/06\n27/12\n17/01', ['2027-01-04', '2027-06-25', '2027-12-27', '2028-01-17']],
  // Of a list of all pharmacies its own.
  ['12/01 a 18/01 - Farmácia Central\n19/01 a 25/01 - Farmácia de Santa Iria', ['2027-01-19–2027-01-25']],
  ['12/01 Central\n19/01 Santa Iria\n26/01 Moderna', ['2027-01-19']],
  ['Farmácia Central\n12/01\nFarmácia de Santa Iria\n19/01\n02/02\nFarmácia Moderna\n26/01', ['2027-01-19', '2027-02-02']],
  ['Turnos de 2028 - Farmácia de Santa Iria\n12/02 a 18/02\n20/06/2028', ['2028-02-12–2028-02-18', '2028-06-20']],
  ['12/01 a 18/01 - Farmácia Central\n19/01 a 25/01 - Farm. Moderna', []],
];

test.each(READ)('reads «%s»', (pasted, turns) => {
  const found = turnsIn(pasted, NAMES, TODAY);
  expect(found.turns.map(({ de, ate }) => (ate ? `${de}–${ate}` : de))).toEqual(turns);
  expect(found.unread).toEqual([]);
});

// biome-ignore format: the lines in two lines
test.each([
  'Páscoa', '31/02 a 06/03', '12/13', '7 a 9', '12/01 a 18/01 a 25/01', '12/01 Santa Iria 19/01 Central',
  '12/01 a meio da semana de 18/01', '12/01 e outra vez a 18/01', '12/01 ou talvez, 18/01',
])('names the line that it did not read: «%s»', (line) => {
  expect(turnsIn(`04/01\n  ${line}\n`, NAMES, TODAY)).toMatchObject({ unread: [line] });
});

test('counts the lines of others, which have a day', () => {
  const found = turnsIn('12/01 Central\n19/01 Santa Iria\n26/01 Moderna\nPáscoa', NAMES, TODAY);
  expect(found).toMatchObject({ others: 2, unread: ['Páscoa'] });
});
