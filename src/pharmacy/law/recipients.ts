import type { Channel } from '../../contact/links.ts';

/** Whom a request passes on its way to the pharmacy, and the words that tell of it: beside the form, and in the policy. */
export const RECIPIENTS: Record<Channel['kind'], { name: string; words: RegExp }> = {
  whatsapp: { name: 'pelo WhatsApp, da Meta', words: /WhatsApp[\s\S]*Meta|Meta[\s\S]*WhatsApp/ },
  sms: { name: 'pela operadora de telemóvel', words: /SMS[\s\S]*operadora/i },
  email: { name: 'por quem serve o correio', words: /e-?mail[\s\S]*quem serve/i },
};
