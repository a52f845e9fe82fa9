import { z } from 'zod';

/** `content/formulario.yaml`: the request form, its message, toast and panel. */
export const formulario = z.looseObject({});
