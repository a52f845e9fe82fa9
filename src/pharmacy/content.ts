import type { z } from 'zod';
import { avisos } from '../notices/avisos.schema.ts';
import { horario } from '../opening/horario.schema.ts';
import { confirmado } from './schemas/confirmado.ts';
import { farmacia } from './schemas/farmacia.ts';
import { aluguer, entregas, pagamentos, parceiros, perguntas, servicos, slogans } from './schemas/oferta.ts';
import { pagina } from './schemas/pagina.ts';
import { privacidade } from './schemas/privacidade.ts';

/** The folder of the invented pharmacy: every command takes it until a pharmacy has begun, which begins with it. */
export const DEMONSTRATION = 'exemplos/demonstracao';

/** A file that the owner edits. */
export interface ContentFile {
  file: string;
  schema: z.ZodType;
  /** Its data where it is empty or missing; without this, it must be there. */
  empty?: [] | object;
  /**
   * The data of this file when a new pharmacy begins: a list replaces the demonstration's; an object replaces only the
   * fields that it names. Without this, the demonstration's data stay, for the owner to change.
   */
  startsAs?: [] | object;
}

/** Each file that the owner edits, in the editor's order: first what one asks for behind a counter. */
export const CONTENT_FILES = {
  avisos: { file: 'public/avisos.json', schema: avisos, startsAs: [] },
  horario: { file: 'content/horario.yaml', schema: horario, startsAs: { aberturas: [], feriados: {} } },
  aluguer: { file: 'content/aluguer.yaml', schema: aluguer, startsAs: [] },
  servicos: { file: 'content/servicos.yaml', schema: servicos },
  entregas: { file: 'content/entregas.yaml', schema: entregas, startsAs: { concelhos: [] } },
  perguntas: { file: 'content/perguntas.yaml', schema: perguntas, empty: [] },
  farmacia: { file: 'content/farmacia.yaml', schema: farmacia },
  parceiros: { file: 'content/parceiros.yaml', schema: parceiros, startsAs: [] },
  slogans: { file: 'content/slogans.yaml', schema: slogans },
  pagamentos: { file: 'content/pagamentos.yaml', schema: pagamentos },
  pagina: {
    file: 'content/pagina.yaml',
    schema: pagina,
    // The demonstration's names what a pharmacy that begins does not have yet.
    startsAs: { descricao: '{farmacia.nome}, em {farmacia.localidade}. Ligue ou peça por {farmacia.canal}.' },
  },
  privacidade: { file: 'content/privacidade.md', schema: privacidade },
  confirmado: { file: 'content/confirmado.yaml', schema: confirmado, empty: [], startsAs: [] },
} as const satisfies Record<string, ContentFile>;

type Files = typeof CONTENT_FILES;

/** All that the owner edits, validated, with `{farmacia.…}` replaced; `avisos` is as it was at the build. */
export type Content = { [K in keyof Files]: z.infer<Files[K]['schema']> };
