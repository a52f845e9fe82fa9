import type { z } from 'zod';
import { text } from '../fields/values.ts';
import { phoneKind } from '../text/nine-digits.ts';
import { CALL_COSTS } from './words.ts';

/** The cost of a call, for a number whose cost the law does not set (DL 59/2021, artigo 3.º). */
export const callCost = text
  .optional()
  .describe('Custo da chamada. Só se o número começar por 800 ou 808: nos outros o site já o diz.');

/**
 * A telephone number with the cost of its call. A number that begins with 8 (800, 808) must have a cost, since the law
 * sets none; a landline or mobile number has no cost here, or exactly the law's.
 */
export function withCostRules<S extends z.ZodType<{ numero: string; custo?: string | undefined }>>(number: S) {
  const LANDLINE_OR_MOBILE = /^[29]/;
  const path = ['custo'];
  return number
    .refine(({ numero, custo }) => !numero.startsWith('8') || custo !== undefined, {
      path,
      error: 'o custo da chamada de um número 800 ou 808, como "Chamada gratuita"',
    })
    .refine(
      ({ numero, custo = '' }) =>
        !LANDLINE_OR_MOBILE.test(numero) || ['', CALL_COSTS[phoneKind(numero)]].includes(custo),
      {
        path,
        error: 'que fique vazio: o custo de ligar para um número fixo ou móvel, o site já o diz',
      },
    );
}
