/** Sentences that are made of the pharmacy's facts before any page is. */

/** On the buttons of WhatsApp, while nobody answers there. */
export const answeredAt = (hours: string) => `Respondemos: ${hours}`;

/** Where it delivers, without neighbouring councils. */
export const deliversInCouncil = (council: string) => `Entregamos em todo o nosso concelho (${council}).`;
/** Where a delivery goes that does not go where the others do. */
export const wholeCountry = 'todo o país';
export const PLACES = {
  concelhos: (isPlural: boolean) => (isPlural ? 'concelhos' : 'concelho'),
  freguesias: (isPlural: boolean) => (isPlural ? 'freguesias' : 'freguesia'),
  codigosPostais: (isPlural: boolean) => (isPlural ? 'códigos postais' : 'código postal'),
};
/** Behind the days of a delivery, where the pharmacy is closed on holidays. */
export const notOnHolidays = 'não nos feriados';
