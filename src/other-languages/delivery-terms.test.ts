import { expect, test } from 'vitest';
import { loadPharmacy } from '../pharmacy/load.ts';
import { pharmacyOf } from '../pharmacy/pharmacy.ts';
import { termsIn } from './delivery-terms.ts';
import { wordsIn } from './languages.ts';

const content = loadPharmacy('exemplos/demonstracao');
const { entregas, horario } = content;
const on = (dia: 'terca' | 'sexta') => [{ dias: [dia], abre: '09:00', fecha: '12:00' }];
const SUMMER = { nome: 'Verão', de: '15/06', ate: '15/09', aberturas: on('sexta') };
const tuesday = { preco: 250, horario: on('terca') };
/** What its door does on holidays, and on days that come back. */
const LIKE_OTHERS = { feriados: { regime: 'normal' as const, horario: [] } };
const CLOSED = { feriados: { regime: 'fechada' as const, horario: [] } };
const MORNING = [{ abre: '09:00', fecha: '13:00' }];
const OWN = { feriados: { regime: 'proprio' as const, horario: MORNING } };
const EVE = { voltam: [{ nome: 'Véspera de Natal', dia: '24/12', vesperas: false, horario: MORNING }] };

/** The terms of the usual delivery, with a change. @param ofAll when all deliveries are made */
function terms(code: 'en' | 'fr', change: Partial<typeof entregas.normal>, ofAll = {}, door = LIKE_OTHERS as object) {
  const normal = { ...entregas.normal, ...change };
  const pharmacy = { ...content, entregas: { ...entregas, ...ofAll, normal }, horario: { ...horario, ...door } };
  const [delivery] = pharmacyOf(pharmacy).deliveries;
  return delivery ? termsIn(wordsIn(code), delivery).map((term) => term.replaceAll('\u00a0', ' ')) : [];
}

// biome-ignore format: one case a line
test.each<[string, Parameters<typeof terms>[1], string, object?, object?]>([
  ['nothing but its price', {}, 'free'],
  ['that its price is not known', { preco: undefined }, 'price on request'],
  ['its price without what stands behind it in Portuguese', { preco: 250, por: 'ou 1,50 € para sócios', gratisDesde: 3000 }, '€2.50; free on purchases of €30 or more'],
  ['both sums', { preco: 250, gratisDesde: 2500, gratisDesdeSemReceita: 5000 }, '€2.50; free on purchases of €25 or more; without a prescription, on €50 or more'],
  ['when, as all deliveries', { preco: 250 }, `€2.50; Friday: 09:00 to 12:00`, { horario: on('sexta') }],
  ['its own days before those of all', tuesday, `€2.50; Tuesday: 09:00 to 12:00`, { horario: on('sexta') }],
  ['its days alone, without hours', { preco: 250, dias: ['terca'] }, `€2.50; Tuesday`, { horario: on('terca') }],
  ['its holidays', tuesday, `€2.50; Tuesday: 09:00 to 12:00; not on public holidays`, {}, CLOSED],
  ['its holidays, where those have hours', tuesday, `€2.50; Tuesday: 09:00 to 12:00; on public holidays only while we are open`, {}, OWN],
  ['and the days that come back', tuesday, `€2.50; Tuesday: 09:00 to 12:00; on public holidays and on days with other hours only while we are open`, {}, { ...OWN, ...EVE }],
  ['its own holidays', { ...tuesday, feriados: 'normal' }, `€2.50; Tuesday: 09:00 to 12:00; also on public holidays`, {}, CLOSED],
  ['those of all', tuesday, `€2.50; Tuesday: 09:00 to 12:00; not on public holidays`, { feriados: 'fechada' }],
  ['its own season alone', { preco: 250, epocas: [SUMMER] }, `€2.50; 15 June to 15 September: Friday: 09:00 to 12:00`],
  ['nothing of holidays where it names no days', { preco: 250 }, '€2.50', {}, CLOSED],
  ['no days of a rhythm that is Portuguese', { ...tuesday, vezes: 'uma vez por mês' }, '€2.50'],
])('a delivery says in English %s', (_, change, text, ofAll, door) => {
  expect(terms('en', change, ofAll, door).join('; ')).toBe(text);
});

test('a delivery says in French its days in small letters, a price that begins there, and what it does not take', () => {
  const price = { preco: 250, desde: true, gratisDesde: 3000, gratisSemReceita: true, semReceita: true };
  expect(terms('fr', price, { horario: on('terca'), epocas: [SUMMER] })).toEqual([
    'à partir de 2,50 €',
    'gratuite à partir de 30 € d’achats, hors médicaments sur ordonnance',
    'uniquement ce qui se vend sans ordonnance',
    'mardi\u202f: de 9 h à 12 h',
    'du 15 juin au 15 septembre\u202f: vendredi\u202f: de 9 h à 12 h',
  ]);
});
