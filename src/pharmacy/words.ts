/** Sentences that are made of the pharmacy's facts before any page is. */

/** On the buttons of WhatsApp, while nobody answers there. */
export const answeredAt = (hours: string) => `Respondemos: ${hours}`;

/** Where it delivers, without neighbouring councils. */
export const deliversInCouncil = (council: string) => `Entregamos em todo o nosso concelho, ${council}.`;
