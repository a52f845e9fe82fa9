/** What the site says about prices. */
export const free = 'Grátis';
/** The lowest of several prices. */
export const priceFrom = (price: string) => `desde ${price}`;
/** A delivery that is free from this sum on. */
export const freeFrom = (sum: string, isWithoutPrescription: boolean) =>
  `Grátis em compras a partir de ${sum}${isWithoutPrescription ? ', sem contar os medicamentos com receita' : ''}`;
/** For a delivery that takes no medicines that need a prescription. */
export const withoutPrescription = 'Só o que não precisa de receita médica';
/** On which days there are deliveries, and when. */
export const deliveryTimes = (times: string) => `Entregamos: ${times}`;
