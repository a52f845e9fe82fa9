import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['accents that a Mac writes apart', 'Consta\u0302ncia', 'Constância'],
  ['signs that nobody sees', '\ufeffFar\u00adma\u200bcia\u200d', 'Farmacia'],
  ['the joiner of an emoji', '👩\u200d⚕', '👩\u200d⚕'],
  ['spaces in which no line breaks', 'rua:\u00a0Rua\u202fNova\u00a024\u00a0B', 'rua: Rua Nova 24 B'],
  ['those that an amount needs', '24,00\u00a0€\u00a0por mês', '24,00\u00a0€\u00a0por mês'],
  ['those before a name', 'dia:\n\u00a0\u2003abre: 9', 'dia:\n  abre: 9'],
  ['letters for others', 'o\ufb01cina ２４ｈ', 'oficina 24h'],
])('of %s, %j reads %j', (_, written, plain) => expect(plainText(written)).toBe(plain));
