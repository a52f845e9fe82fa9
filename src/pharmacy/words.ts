/** Sentences that are made of the pharmacy's facts before any page is. */

/** On the buttons of WhatsApp, while nobody answers there. */
export const answeredAt = (hours: string) => `Respondemos: ${hours}`;

/** Where it delivers, without neighbouring councils. */
export const deliversInCouncil = (council: string) => `Entregamos em todo o nosso concelho, ${council}.`;
/** Where a delivery goes that does not go where the others do. */
export const wholeCountry = 'Todo o país';
export const PLACES = {
  concelhos: (isPlural: boolean) => (isPlural ? 'Concelhos' : 'Concelho'),
  freguesias: (isPlural: boolean) => (isPlural ? 'Freguesias' : 'Freguesia'),
  codigosPostais: (isPlural: boolean) => (isPlural ? 'Códigos postais' : 'Código postal'),
};
