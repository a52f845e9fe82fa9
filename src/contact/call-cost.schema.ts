import type { z } from 'zod';
import { text } from '../fields/values.ts';
import { phoneKind } from '../text/nine-digits.ts';
import { CALL_COSTS } from './words.ts';

/** The cost of a call, for numbers to which the law gives none (DL 59/2021, artigo 3.º). */
export const callCost = text
  .optional()
  .describe('Custo da chamada. Só de um número 800 ou 808: os outros têm o da lei.');

/** A number with the cost of its call where the law gives it none, and no other than the law's where it gives one. */
export function withOwnCost<S extends z.ZodType<{ numero: string; custo?: string | undefined }>>(number: S) {
  const [isNational, path] = [/^[29]/, ['custo']];
  return number
    .refine(({ numero, custo }) => !numero.startsWith('8') || custo !== undefined, {
      path,
      error: 'o custo da chamada de um número 800 ou 808, como "Chamada gratuita"',
    })
    .refine(
      ({ numero, custo = '' }) => !isNational.test(numero) || ['', CALL_COSTS[phoneKind(numero)]].includes(custo),
      {
        path,
        error: 'nada: o custo de ligar para um número fixo ou móvel é o que a lei diz, e o site di-lo sozinho',
      },
    );
}
