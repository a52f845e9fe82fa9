import { expect, test } from 'vitest';
import { loadPharmacy } from '../pharmacy/load.ts';
import { termsIn } from './delivery-terms.ts';
import { english } from './words/english.ts';
import { french } from './words/french.ts';

const { normal } = loadPharmacy('exemplos/demonstracao').entregas;
const TUESDAY = [{ dias: ['terca' as const], abre: '09:00', fecha: '12:00' }];

test.each([
  ['nothing but its price', {}, english, 'free'],
  [
    'when, as all deliveries',
    { preco: 250 },
    english,
    '€2.50; Friday: 09:00 to 12:00; unless we announce otherwise',
    [{ ...TUESDAY[0], dias: ['sexta'] }],
  ],
  [
    'its own days before those of all',
    { preco: 250, horario: TUESDAY },
    english,
    '€2.50; Tuesday: 09:00 to 12:00; unless we announce otherwise',
    TUESDAY,
  ],
  [
    'its days alone, where it has no hours',
    { preco: 250, dias: ['terca' as const] },
    english,
    '€2.50; Tuesday; unless we announce otherwise',
    TUESDAY,
  ],
  [
    'that holidays are no such days',
    { preco: 250, horario: TUESDAY },
    english,
    '€2.50; Tuesday: 09:00 to 12:00; not on public holidays; unless we announce otherwise',
    [],
    true,
  ],
  ['nothing of holidays where it names no days', { preco: 250 }, english, '€2.50', [], true],
  [
    'no days of a rhythm that is Portuguese',
    { preco: 250, horario: TUESDAY, vezes: 'uma vez por mês' },
    english,
    '€2.50',
  ],
  [
    'its days in small letters where a sentence has them so',
    { horario: TUESDAY },
    french,
    'gratuite; mardi\u202f: de 9 h à 12 h; sauf avis contraire',
  ],
  [
    'a price that begins there, when it is free, and what it does not take',
    { preco: 250, desde: true, gratisDesde: 3000, gratisSemReceita: true, semReceita: true },
    french,
    'à partir de 2,50 €; gratuite à partir de 30 € d’achats, hors médicaments sur ordonnance; uniquement ce qui se vend sans ordonnance',
  ],
])('a delivery says in another language %s', (_, change, words, text, hoursOfAll = [], isNotOnHolidays = false) => {
  const terms = termsIn(words, { ...normal, ...change }, hoursOfAll as typeof TUESDAY, isNotOnHolidays);
  expect(terms.join('; ').replaceAll('\u00a0', ' ')).toBe(text);
});
