import { expect, test } from 'vitest';
import { loadPharmacy } from '../pharmacy/load.ts';
import { termsIn } from './delivery-terms.ts';
import { wordsIn } from './languages.ts';

const { normal } = loadPharmacy('exemplos/demonstracao').entregas;
const on = (dia: 'terca' | 'sexta') => [{ dias: [dia], abre: '09:00', fecha: '12:00' }];
const SUMMER = {
  nome: 'Verão',
  de: '15/06',
  ate: '15/09',
  aberturas: on('sexta'),
  feriados: { regime: 'resto' as const, horario: [] },
};
const tuesday = { preco: 250, horario: on('terca') };
const unless = 'unless we announce otherwise';

// biome-ignore format: one case a line
test.each<[string, Partial<typeof normal>, string, (typeof normal)['horario']?, boolean?]>([
  ['nothing but its price', {}, 'free'],
  ['that its price is not known', { preco: undefined }, 'price on request'],
  ['no price whose terms are Portuguese', { preco: 250, por: 'para sócios' }, 'price on request'],
  ['the rest of one', { ...tuesday, por: 'até 10 km' }, `Tuesday: 09:00 to 12:00; ${unless}`],
  ['both sums', { preco: 250, gratisDesde: 2500, gratisDesdeSemReceita: 5000 }, '€2.50; free on purchases of €25 or more; without a prescription, on €50 or more'],
  ['when, as all deliveries', { preco: 250 }, `€2.50; Friday: 09:00 to 12:00; ${unless}`, on('sexta')],
  ['its own days before those of all', tuesday, `€2.50; Tuesday: 09:00 to 12:00; ${unless}`, on('sexta')],
  ['its days alone, without hours', { preco: 250, dias: ['terca'] }, `€2.50; Tuesday; ${unless}`, on('terca')],
  ['its holidays', tuesday, `€2.50; Tuesday: 09:00 to 12:00; not on public holidays; ${unless}`, [], true],
  ['nothing of holidays where it names no days', { preco: 250 }, '€2.50', [], true],
  ['no days of a rhythm that is Portuguese', { ...tuesday, vezes: 'uma vez por mês' }, '€2.50'],
])('a delivery says in English %s', (_, change, text, hoursOfAll = [], isNotOnHolidays = false) => {
  const terms = termsIn(wordsIn('en'), { ...normal, ...change }, { horario: hoursOfAll }, isNotOnHolidays);
  expect(terms.join('; ').replaceAll('\u00a0', ' ')).toBe(text);
});

test('a delivery says in French its days in small letters, a price that begins there, and what it does not take', () => {
  const price = {
    preco: 250,
    desde: true,
    gratisDesde: 3000,
    gratisSemReceita: true,
    limit: 'withoutPrescription' as const,
  };
  const terms = termsIn(wordsIn('fr'), { ...normal, ...price }, { horario: on('terca'), epocas: [SUMMER] });
  expect(terms.map((term) => term.replaceAll('\u00a0', ' '))).toEqual([
    'à partir de 2,50 €',
    'gratuite à partir de 30 € d’achats, hors médicaments sur ordonnance',
    'uniquement ce qui se vend sans ordonnance',
    'mardi\u202f: de 9 h à 12 h',
    'du 15 juin au 15 septembre\u202f: vendredi\u202f: de 9 h à 12 h',
    'sauf avis contraire',
  ]);
});
