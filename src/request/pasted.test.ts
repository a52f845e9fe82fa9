import { expect, test } from 'vitest';
import { cutRemark } from './pasted.ts';
import type { CodeField } from './prescription.ts';
import { filterField } from './request-store.ts';
import { requestWords } from './words.ts';

const words = requestWords('whatsapp').estado;
const { outraCoisa, ficou, nadaFicou } = words;
const NUMBER = '1011000012345678901';

// biome-ignore format: one text a line
test.each<[CodeField, string, string]>([
  ['numeroReceita', NUMBER, ''],
  ['numeroReceita', ' 1011 0000 1234-5678.901\n', ''],
  ['numeroReceita', '201100001234567890x', ''],
  ['numeroReceita', `${NUMBER} 123456`, ficou(NUMBER)],
  ['numeroReceita', 'Dispensa: 123456', ficou('123456')],
  ['numeroReceita', '912345678 249000000', `${outraCoisa.telefone} ${ficou('912345678249000000')}`],
  ['numeroReceita', 'PT50000201231234567890154', `${outraCoisa.iban} ${ficou('5000020123123456789')}`],
  ['numeroReceita', 'Veterinária 123', `${outraCoisa.veterinaria} ${ficou('123')}`],
  ['numeroReceita', 'Requisição 123', `${outraCoisa.exames} ${ficou('123')}`],
  ['codigoOpcao', '７８９０', ''],
  ['codigoOpcao', 'não sei', nadaFicou(4)],
])('%s: of %j it is said: %j', (name, text, remark) => {
  expect(cutRemark(name, text, filterField(name, '', text), words)).toBe(remark);
});
