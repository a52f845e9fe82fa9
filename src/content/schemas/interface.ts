import { z } from 'zod';

/** `content/interface.yaml`: what controls, banners and errors say. */
export const interfaceTexts = z.looseObject({});
