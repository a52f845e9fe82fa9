import { expect, test } from 'vitest';
import { deliveryArea, deliveryLine } from './delivery.ts';
import { loadPharmacy } from './load.ts';

// biome-ignore format: one pharmacy a line
test.each([
  ['demonstracao', 'Entrega normal: Grátis. Entrega urgente: 2,90 €. Entregamos na freguesia, em todo o concelho de Vila Exemplo da Ribeira e nos concelhos vizinhos: Abrantes, Tomar, Chamusca, Torres Novas, Constância, Entroncamento e Golegã.'],
  ['serra', 'A volta das aldeias: 1,50 €. Não pode esperar: 4,50 €. Vamos ao concelho de Vale de Penhas e aos vizinhos: Manteigas e Gouveia.'],
  ['litoral', 'Até à sua porta: 2,00 €, grátis em compras a partir de 25,00 €, sem contar os medicamentos com receita. Entregamos em todo o nosso concelho, Gaivotas do Mar.'],
])('of %s one reads where home delivery is asked for: «%s»', (pharmacy, line) => {
  expect(deliveryLine(loadPharmacy(`exemplos/${pharmacy}`))?.replaceAll('\u00a0', ' ')).toBe(line);
});

test('a smaller area than the council is said in the pharmacy’s own words', () => {
  const pharmacy = loadPharmacy('exemplos/litoral');
  const area = 'Entregamos só na freguesia.';
  expect(deliveryArea({ ...pharmacy, entregas: { ...pharmacy.entregas, area } })).toBe(area);
});
