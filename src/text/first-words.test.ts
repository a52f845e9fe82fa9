import { expect, test } from 'vitest';
import { firstWords } from './first-words.ts';

test.each([
  ['', ''],
  ['Na quarta fechamos às 13h', 'Na quarta fechamos às 13h'],
  ['Na quinta-feira fechamos às 13h.', 'Na quinta-feira fechamos…'],
  ['Hoje, sem luz..., fechámos mais cedo.', 'Hoje, sem luz…'],
  ['Encerrados'.repeat(4), 'EncerradosEncerradosEncer…'],
])('the first words of «%s» are «%s»', (text, expected) => expect(firstWords(text)).toBe(expected));
