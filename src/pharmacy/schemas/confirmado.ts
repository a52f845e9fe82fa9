import { z } from 'zod';
import { fields } from '../../fields/values.ts';

/** `content/confirmado.yaml`: the questions of the check to which the owner has said «está certo». */
export const confirmado = z
  .array(
    fields({
      campo: 'Onde',
      pergunta: 'O que se perguntou',
      // Nothing, where it was asked about what is not there.
      valor: z.string().describe('O que lá estava. Se mudar, volta a perguntar-se.'),
    }).meta({ saidAs: { name: '{campo}: {pergunta}' } }),
  )
  .meta({
    title: 'O que já confirmou',
    saidAs: { comes: 'Respondeu «Está certo» a', goes: 'Volta a perguntar-se' },
    description: 'O que «Verificar» perguntou, e está certo assim. Tire uma linha, e volta a perguntar.',
  });
