import { z } from 'zod';
import { fields, once, textUpTo } from '../pharmacy/schemas/values.ts';

/**
 * `content/perguntas.yaml`: what is asked at the counter every day, and the answer. Where the file is empty or missing, the
 * page has no such part.
 */
export const perguntas = z
  .array(
    fields({
      pergunta: textUpTo(90).describe('A pergunta, como se faz ao balcão'),
      resposta: textUpTo(300).describe('A resposta, em duas ou três frases').meta({ control: 'long' }),
    }),
  )
  .check(once(({ pergunta }) => pergunta));
