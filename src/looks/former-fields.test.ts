import { expect, test } from 'vitest';
import { lookOfParts } from './former-fields.ts';

// biome-ignore format: a case a line
test.each([
  ['tiles in a ring under the street’s plaque', { azulejo: 'roseta', abertura: 'placa', cantos: 'redondos' }, 'roseta'],
  ['a group that says nothing', {}, 'roseta'],
  ['a star, without a landscape', { azulejo: 'estrela', abertura: 'azulejo', cantos: 'retos' }, 'roseta'],
  ['scales, under a photograph', { azulejo: 'escama', abertura: 'fotografia' }, 'roseta'],
  ['diamonds that no landscape went with', { azulejo: 'losango', abertura: 'placa' }, 'roseta'],
  ['the house among boulders', { azulejo: 'losango', abertura: 'painel', paisagem: 'serra', cantos: 'retos' }, 'serra'],
  ['the mountain with another tile', { azulejo: 'onda', paisagem: 'serra' }, 'serra'],
  ['a village', { abertura: 'painel', paisagem: 'aldeia' }, 'roseta'],
  ['a town with waves', { azulejo: 'onda', paisagem: 'vila' }, 'roseta'],
  ['the lighthouse', { azulejo: 'onda', abertura: 'azulejo', paisagem: 'costa', cantos: 'redondos' }, 'litoral'],
  ['the coast with another tile', { azulejo: 'estrela', paisagem: 'costa' }, 'litoral'],
  ['waves alone', { azulejo: 'onda' }, 'litoral'],
  ['the name of a look, as content says it now', 'serra', null],
  ['nothing', undefined, null],
  ['a list, which is a mistake', ['serra'], null],
])('content from before the looks: %s', (_name, aspeto, look) => {
  expect(lookOfParts(aspeto)).toBe(look);
});
