import type { Channel } from '../../contact/links.ts';

/** Whom a text says that a request passes on its way to the pharmacy: beside the form, and in the policy. */
export const RECIPIENTS: Record<Channel['kind'], { name: string; request: RegExp; policy: RegExp }> = {
  whatsapp: {
    name: 'pelo WhatsApp, da Meta',
    request: /WhatsApp[\s\S]*Meta|Meta[\s\S]*WhatsApp/,
    policy: /WhatsApp[\s\S]*Meta|Meta[\s\S]*WhatsApp/,
  },
  sms: { name: 'pela operadora de telemóvel', request: /operadora/i, policy: /SMS[\s\S]*operadora/i },
  email: {
    name: 'por quem serve o correio',
    request: /e-?mail[\s\S]*quem serve/i,
    policy: /e-?mail[\s\S]*quem serve/i,
  },
};
