import litoral from './litoral/look.ts';
import type { Look } from './look.ts';
import roseta from './roseta/look.ts';
import serra from './serra/look.ts';

/** Every look, by the name of its folder, which is what the content calls it. */
export const LOOKS = { roseta, serra, litoral } satisfies Record<string, Look>;

export type LookName = keyof typeof LOOKS;

/** The look of content that names none. */
export const USUAL_LOOK: LookName = 'roseta';
