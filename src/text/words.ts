/** What the site says about prices. */
export const free = 'Grátis';
/** A price that begins there. */
export const priceFrom = (price: string) => `desde ${price}`;
/** A delivery that is free from such a sum on. */
export const freeFrom = (sum: string, isWithoutPrescription: boolean) =>
  `Grátis em compras a partir de ${sum}${isWithoutPrescription ? ', sem contar os medicamentos com receita' : ''}`;
/** Of a delivery that takes no medicines for which one needs a prescription. */
export const withoutPrescription = 'Só o que não precisa de receita médica';
/** On which days there are deliveries, and when. */
export const deliveryTimes = (times: string) => `Entregamos: ${times}`;
