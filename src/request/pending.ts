import { prescriptionsOf } from './message.ts';
import { otherNumber } from './pasted.ts';
import { CODE_LENGTHS, markOf } from './prescription.ts';
import type { DeliveryKind, FieldName, MedicineRequest, Rental } from './request.ts';
import { asksForNothing, FIELD_NAMES, REQUIRED_FIELDS, withRental } from './request.ts';
import { FREE_TEXTS, isCodeField } from './request-store.ts';
import type { RequestWords } from './words.ts';

/** A sentence on what is left to do, and the id of the control that does it. */
export type Pending = Record<'at' | 'text', string>;
type Row = [at: string, isPending: unknown, text: string | undefined];

/**
 * What a request still lacks, and what was given but will not be sent, in the page's order. It is shown above the
 * button, and again once the request was sent; it keeps nobody from sending (specification §5).
 */
export function pendingOf(request: MedicineRequest, words: RequestWords, deliveries: DeliveryKind[]): Pending[] {
  const { delivery, photograph, rentals, quote, unread } = request;
  const prescriptions = prescriptionsOf(request);
  const bare = prescriptions.filter((one) => isWhole(one.numeroReceita) && !one.codigoDispensa);
  const numberless = prescriptions.find((one) => !one.numeroReceita && (one.codigoDispensa || one.codigoOpcao));
  const hasPrescription = photograph || prescriptions.some((one) => Object.values(one).some(Boolean));
  const hasNumber = photograph || prescriptions.some((one) => one.numeroReceita);
  const isCodeAlone = !hasNumber && FREE_TEXTS.some((name) => CODE_ALONE.test(request[name]));
  const kind = typeof delivery === 'number' ? deliveries[delivery] : undefined;
  const { pendente, campos, fotografia } = words;
  const isAsked = (name: FieldName) => name !== 'morada' || delivery !== 'collect';
  // A browser lets a required field pass that holds only spaces.
  const missing = REQUIRED_FIELDS.filter((name) => isAsked(name) && !request[name].trim());
  const undated = rentals.find(({ firstDay }) => !firstDay);
  const wish = quote && withRental(rentals, quote).at(-1);
  const isBooked = rentals.some((one) => JSON.stringify(one) === JSON.stringify(wish));
  const found: Row[] = [
    ['aluguer-item', !isBooked, wish ? pendente.conta(wish) : ''],
    ['instrucoes', asksForNothing(request), pendente.pedido],
    ['aluguer-item', rentals.some(isReversed), pendente.trocados],
    ['aluguer-item', rentals.some(isEndless), pendente.dias],
    [`desde-${undated?.id}`, undated, undated && words.aluguerSemDia(undated.item)],
    ['entrega', deliveries.length > 0 && delivery === null, words.entrega.falta],
    ['entrega', hasPrescription && kind?.limit, kind && pendente.limite(kind)],
    ['entrega', delivery === 'collect' && request.morada.trim(), pendente.morada],
    ...missing.map((name): Row => [name, true, `${campos[name].falta}.`]),
    ['colar-sms', unread, pendente.sms],
    ['numeroReceita', numberless || isCodeAlone, pendente.numero],
    ...bare.map((one): Row => ['codigoDispensa', !photograph, pendente.codigo(markOf(one.numeroReceita))]),
    ...FIELD_NAMES.map((name): Row => {
      const text = cutText(name, request) || incompleteText(name, request[name], words);
      return [name, text, `${campos[name].rotulo}: ${text}`];
    }),
    ['fotografia', photograph, fotografia?.falta],
  ];
  return found.flatMap(([at, is, text]) => (is && text ? [{ at, text }] : []));
}

/** Whether a rental has neither a number of days nor a last day. */
const isEndless = ({ isLoan, days, lastDay }: Rental) => !isLoan && !lastDay && !(days && days > 0);

const isReversed = ({ firstDay, lastDay }: Rental) => lastDay !== '' && firstDay > lastDay;

/** A text that names a prescription and holds six digits, or the beginning of its number, but no whole number. */
const CODE_ALONE =
  /^(?!.*(?:\d ?){18}[\dx])(?=.*(?:receita|dispensa|prescription)).*\b(?:\d{3} ?\d{3}|[12]\d{9,17})\b/is;

/** The remark on a pasted text of which a code's field kept a part, while the field still holds that part. */
export const cutText = (name: FieldName, { cuts, ...values }: MedicineRequest) =>
  cuts[name]?.kept === values[name] ? cuts[name].text : '';

/** The digits of a tax number, and of a Portuguese telephone; a foreign one has more. */
const NINE_DIGITS = 9;
/** Portugal's code, before a telephone's number. */
const COUNTRY_CODE = /^(00)?351/;

const isWhole = (number: string) => number.length === CODE_LENGTHS.numeroReceita && !otherNumber(number);

/** The warning for a value that looks incomplete, or another thing's; else empty. No value is refused (§5). */
function incompleteText(name: FieldName, value: string, { estado }: Pick<RequestWords, 'estado'>): string {
  if (!value.trim()) return '';
  const digits = value.replace(/\D/g, '');
  if (name === 'nif') return digits.length === NINE_DIGITS ? '' : estado.nif;
  // An address may have nine digits too.
  const isTelephone = digits.replace(COUNTRY_CODE, '').length >= NINE_DIGITS && !/\p{L}{3}/u.test(value);
  if (name === 'telemovel') return isTelephone ? '' : estado.telemovel;
  if (isCodeField(name) && /X./.test(value)) return estado.xNoFim;
  const missing = isCodeField(name) ? CODE_LENGTHS[name] - value.length : 0;
  if (missing) return estado.faltam(missing);
  const other = name === 'numeroReceita' && otherNumber(value);
  return other ? estado.outraCoisa[other] : '';
}
