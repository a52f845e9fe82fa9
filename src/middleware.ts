import type { MiddlewareHandler } from 'astro';
import { renewContent } from './content/island-content.ts';

/** Before a page is drawn: its islands show the content as it is now, of the pharmacy whose page it is. */
export const onRequest: MiddlewareHandler = (_context, next) => {
  renewContent();
  return next();
};
