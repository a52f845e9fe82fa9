import { expect, test } from 'vitest';
import { deliveryArea, deliveryKinds, deliveryLine, deliveryPlaces } from './delivery.ts';
import { loadPharmacy } from './load.ts';

// biome-ignore format: one pharmacy a line
test.each([
  ['demonstracao', 'Entregamos na freguesia, em todo o concelho de Vila Exemplo da Ribeira e nos concelhos vizinhos: Abrantes, Tomar, Chamusca, Torres Novas, Constância, Entroncamento e Golegã.'],
  ['serra', 'Vamos ao concelho de Vale de Penhas e aos vizinhos: Manteigas e Gouveia. Pelo correio: Todo o país.'],
  ['litoral', 'Até à sua porta: 2,00 €, grátis em compras a partir de 25,00 €, sem contar os medicamentos com receita. Entregamos em todo o nosso concelho, Gaivotas do Mar.'],
])('of %s one reads where home delivery is asked for: «%s»', (pharmacy, line) => {
  expect(deliveryLine(loadPharmacy(`exemplos/${pharmacy}`))?.replaceAll('\u00a0', ' ')).toBe(line);
});

test('a smaller area than the council is said in the pharmacy’s own words', () => {
  const pharmacy = loadPharmacy('exemplos/litoral');
  const area = 'Entregamos só na freguesia.';
  expect(deliveryArea({ ...pharmacy, entregas: { ...pharmacy.entregas, area } })).toBe(area);
});

test('each delivery comes with its price, to choose one', () => {
  const kindsOf = (pharmacy: string) => JSON.stringify(deliveryKinds(loadPharmacy(pharmacy))).replaceAll('\u00a0', ' ');
  expect(kindsOf('exemplos/demonstracao')).toBe(
    '[{"name":"Entrega normal","price":"Grátis","time":"Até 48 horas"},{"name":"Entrega urgente","price":"2,90 €","time":"No próprio dia"}]',
  );
  expect(deliveryKinds(loadPharmacy('exemplos/litoral'))).toHaveLength(1);
  expect(deliveryKinds({ ...loadPharmacy(), entregas: { ...loadPharmacy().entregas, faz: false } })).toEqual([]);
});

test.each([
  [{}, ''],
  [{ todoOPais: true }, 'Todo o país'],
  [{ concelhos: ['Horta'] }, 'Concelho: Horta'],
  [
    { concelhos: ['Horta', 'Velas'], freguesias: ['Bandeiras'], codigosPostais: ['9950', '9930-135'] },
    'Concelhos: Horta e Velas; Freguesia: Bandeiras; Códigos postais: 9950 e 9930-135',
  ],
])('a delivery that goes elsewhere than the others says where: %j', (written, text) => {
  const { normal } = loadPharmacy('exemplos/demonstracao').entregas;
  const nowhere = { todoOPais: false, concelhos: [], freguesias: [], codigosPostais: [] };
  const onde = Object.keys(written).length > 0 ? { onde: { ...nowhere, ...written } } : {};
  expect(deliveryPlaces({ ...normal, ...onde })).toBe(text);
});
