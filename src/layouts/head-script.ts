import { inlineScript } from './inline-script.ts';

/** The text of the head's inline script, the same bytes in every page: its hash stands in the content security policy. */
export const HEAD_SCRIPT = inlineScript('src/layouts/before-first-paint.ts');
