import { expect, test } from 'vitest';
import { lookOfParts } from './former-fields.ts';

// biome-ignore format: a case a line
test.each([
  ['tiles in a ring under the street’s plaque', { azulejo: 'roseta', abertura: 'placa', cantos: 'redondos' }, 'roseta'],
  ['the mountain with another tile', { azulejo: 'onda', paisagem: 'serra' }, 'serra'],
  ['a town with waves', { azulejo: 'onda', paisagem: 'vila' }, 'roseta'],
  ['the coast with another tile', { azulejo: 'estrela', paisagem: 'costa' }, 'litoral'],
  ['waves alone', { azulejo: 'onda' }, 'litoral'],
  ['the name of a look, as content says it now', 'serra', null],
  ['nothing', undefined, null],
  ['a list, which is a mistake', ['serra'], null],
])('content from before the looks: %s', (_name, aspeto, look) => {
  expect(lookOfParts(aspeto)).toBe(look);
});
