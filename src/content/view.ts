import type { Content } from './load.ts';

/** The address in the two lines in which it is shown: street, then postal code and place. */
export function addressLines({ rua, codigoPostal, localidade }: Content['farmacia']['morada']) {
  return { street: rua, place: `${codigoPostal} ${localidade}` };
}
