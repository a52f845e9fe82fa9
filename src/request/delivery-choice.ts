import type { MedicineRequest } from './message.ts';
import { hasLine, withLine } from './write-line.ts';

/** How a visitor gets what was asked for. */
export type DeliveryChoice = 'buscar' | 'entregar';

/** The text that each choice writes: `morada` into an empty address, `linha` into *Outro assunto*. */
export interface DeliveryTexts {
  buscar: { morada: string; linha: string };
  entregar: { linha: string };
}

/** The choice that a request tells of: no field holds it, because the specification knows none (§3). */
export function deliveryChoice(request: MedicineRequest, { buscar, entregar }: DeliveryTexts): DeliveryChoice | null {
  if (request.morada === buscar.morada || hasLine(request.outroAssunto, buscar.linha)) return 'buscar';
  return hasLine(request.outroAssunto, entregar.linha) ? 'entregar' : null;
}

/** The two fields after a choice, or after it was taken back. A typed address stays as it is: who comes all the same says so in a line. */
export function withDeliveryChoice(
  { morada, outroAssunto }: MedicineRequest,
  choice: DeliveryChoice | null,
  { buscar, entregar }: DeliveryTexts,
): Pick<MedicineRequest, 'morada' | 'outroAssunto'> {
  const address = morada === buscar.morada ? '' : morada;
  const isAtCounter = choice === 'buscar' && address.trim() === '';
  const line = choice === 'entregar' ? entregar.linha : choice && !isAtCounter ? buscar.linha : '';
  return {
    morada: isAtCounter ? buscar.morada : address,
    outroAssunto: withLine(outroAssunto, line, [buscar.linha, entregar.linha]),
  };
}
