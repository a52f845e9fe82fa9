import type { Done } from '../opening/next-day.ts';
import { type CodeField, NO_CODES } from './prescription.ts';

/** The nine fields of an empty form (specification §3). */
export const EMPTY_FIELDS = {
  nome: '',
  telemovel: '',
  morada: '',
  nif: '',
  ...NO_CODES,
  instrucoes: '',
  outroAssunto: '',
};

/** A field of the form. */
export type FieldName = keyof typeof EMPTY_FIELDS;

export const FIELD_NAMES = Object.keys(EMPTY_FIELDS) as FieldName[];

/** How a visitor gets what is asked for: comes for it, or has it delivered, by the number of the delivery. */
export type Delivery = 'collect' | number;

/** A delivery that one can choose, and when it is made. */
export interface DeliveryKind extends Done {
  name: string;
  price: string;
  /** The price alone, without what makes it free. */
  fee: string;
  /** How soon, and on which days. */
  terms: string;
  /** What it does not take. */
  limit?: string | undefined;
}

/** A rental that is asked for. */
export interface Rental {
  /** The item's id in content/aluguer.yaml: a request holds each item once. */
  id: string;
  item: string;
  isLoan: boolean;
  /** The days as they were given, also 0 or a half. Null where the item is lent, or nobody said how many. */
  days: number | null;
  /** An ISO day; empty where nobody said. */
  firstDay: string;
  /** The last day, where the days cannot be counted to it; else empty. */
  lastDay: string;
  /** The quote's sum, and what it holds; empty where there is none. */
  sum: string;
}

/** Adds a rental to a request's. It replaces the one of the same item, and keeps of that one what it leaves open. */
export function withRental(rentals: readonly Rental[], booked: Rental): Rental[] {
  const before = rentals.find(({ id }) => id === booked.id);
  const firstDay = booked.firstDay || before?.firstDay || '';
  const { days, lastDay, sum } = booked.days === null && !booked.lastDay && before ? before : booked;
  return [...rentals.filter((one) => one !== before), { ...booked, firstDay, days, lastDay, sum }];
}

/** One prescription, each code as its field takes it; an empty string where there is none. */
export type PrescriptionCodes = Record<CodeField, string>;

/** All that a visitor asks for: the fields as they typed them, empty where nothing is given, and what they chose. */
export interface MedicineRequest extends Record<FieldName, string> {
  delivery: Delivery | null;
  /** Whether a photograph of the prescription follows. */
  photograph: boolean;
  rentals: readonly Rental[];
  /** The prescriptions besides the one in the fields. */
  otherPrescriptions: readonly PrescriptionCodes[];
  /** A pasted text that nobody has read: not in the message, and the form says so (pending.ts). */
  unread: string;
  /** The quote in the calculator that is not booked: not in the message either, and the form says so. */
  quote: Rental | null;
  /** What a code's field kept of a pasted text that was more, and the remark on it. */
  cuts: Partial<Record<FieldName, Record<'kept' | 'text', string> | undefined>>;
}

export const EMPTY_REQUEST: MedicineRequest = {
  ...EMPTY_FIELDS,
  delivery: null,
  photograph: false,
  rentals: [],
  otherPrescriptions: [],
  unread: '',
  quote: null,
  cuts: {},
};

/** Whether anything was written, chosen or booked. */
export const isWritten = (request: MedicineRequest) => JSON.stringify(request) !== JSON.stringify(EMPTY_REQUEST);

/** The fields that the specification wants filled (§5): the browser asks for them, and takes spaces for a value. */
export const REQUIRED_FIELDS = ['nome', 'telemovel', 'morada'] as const;

/** Whether a request says only who, and how: nothing that is wanted, or that waits to be read or booked. */
export function asksForNothing({ nome, telemovel, morada, nif, delivery, cuts, ...wishes }: MedicineRequest): boolean {
  return !isWritten({ ...EMPTY_REQUEST, ...wishes, instrucoes: wishes.instrucoes.trim() });
}
