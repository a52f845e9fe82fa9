/** Texts about prices. */
export const free = 'Grátis';
/** The lowest of several prices. */
export const priceFrom = (price: string) => `desde ${price}`;
/** A delivery that is free from this sum on. */
export const freeFrom = (sum: string, isWithoutPrescription: boolean, sumWithout?: string) =>
  `Grátis em compras a partir de ${sum}${isWithoutPrescription ? ', sem contar os medicamentos com receita' : ''}${sumWithout ? ` ou, sem receita médica, de ${sumWithout}` : ''}`;
/** Limits of a delivery: the law lets no medicine go beyond the neighbours (Portaria 1427/2007). */
export const withoutPrescription = 'Só o que não precisa de receita médica';
export const withoutMedicines = 'Sem medicamentos';
/** Of a delivery whose price nobody knows before. */
export const byArrangement = 'Preço a combinar';
/** On which days there are deliveries, and when. */
export const deliveryTimes = (times: string) => `Entregamos: ${times}`;
