import type { Answer } from '../opening/regimes.ts';

/**
 * What the site says in another language: words around the pharmacy's own facts, so that no owner writes them and
 * nothing is said whose fact is missing. One file a language, all of this shape; `{name}` is filled in.
 */
export interface LanguageWords {
  /** The language's code, "en". */
  code: string;
  /** The language's own name: the link at the top of the page. */
  name: string;
  /** What the fold in the contacts is called. */
  title: string;
  /** How one is served now: only «open» is open. */
  answers: Record<Answer, string>;
  /** Behind those of a closed door: {day} {time}. */
  nextOpening: string;
  hours: string;
  /** From a time to another, a weekday to another, a date to another: {from} {to}. */
  range: string;
  dayRange: string;
  dateRange: string;
  /** Where hours begin, and where they end. */
  midnight: Record<'from' | 'to', string>;
  allDay: string;
  /** The days of hours that pass midnight, where they are all. */
  everyNight: string;
  /** A day on which it does not open. */
  closedDay: string;
  holidays: string;
  /** Of turns of duty. Its Portuguese name behind it: it may be written over the window. */
  nightWindow: string;
  /** When somebody comes who is called; and that this is whenever the door is closed. */
  onCall: string;
  whenClosed: string;
  /** That the hours of a call hold on holidays too. */
  alsoOnHolidays: string;
  /** That they do not, nor a delivery's. */
  notOnHolidays: string;
  /** Behind a delivery's days, which a notice may close. */
  unlessNotice: string;
  /**
   * The days before holidays on which it would open; a weekday of every second week: {day} {dates}; what comes back
   * every so many days: {days} {dates}.
   */
  eves: string;
  /** Behind the hours of a date of each year: it opens no day on which the door stays shut. */
  onOpenDays: string;
  everyOther: string;
  everySoManyDays: string;
  /** The days outside the seasons with hours of their own. */
  restOfYear: string;
  address: string;
  directions: string;
  telephone: string;
  /** Before the number for outside the hours. */
  outsideHours: string;
  /** What the law's words about the cost of a call mean, which stay Portuguese. */
  callCost: Record<'fixa' | 'movel', string>;
  /** The same of 1400, at every hour. */
  dutyLineCost: string;
  /** Of a call. */
  free: string;
  /** The link to a message, by the channel. */
  write: Record<'whatsapp' | 'sms' | 'email', string>;
  /** The message that is begun. */
  greeting: string;
  /** The languages of the counter: {languages}. */
  spoken: string;
  /** Before the days on which this pharmacy is on duty. */
  turns: string;
  /** Behind them, until when they last, or the door is open in them: {time}. */
  until: string;
  doorUntil: string;
  /** Behind that, what one does at the closed door. */
  thenRing: string;
  /** Before the page or the number that tells which pharmacy is on duty. */
  onDuty: string;
  dutyList: string;
  /** The ways to pay; cards of which the pharmacy names no brand, also beside those of which it does. */
  payment: string;
  cash: string;
  /** MB WAY, which nobody knows abroad, and what it is. */
  mbWay: string;
  cards: string;
  otherCards: string;
  /** The ways that it does not take: {ways}. */
  notAccepted: string;
  /** The same where these are cards. */
  noCards: string;
  delivery: string;
  freeDelivery: string;
  /** A price that grows with the distance: {price}. */
  from: string;
  /** A delivery that is free from an amount on: {price}. */
  freeFrom: string;
  /** Behind it, where medicines with a prescription do not count for that amount. */
  prescriptionsLeftOut: string;
  /** What an urgent delivery costs: {price}. */
  urgent: string;
  /** Of a delivery whose price nobody knows before. */
  onRequest: string;
  /** From what sum on it is free without a prescription, where that is another: {price}. */
  freeWithoutPrescription: string;
  /** Where a delivery goes that goes far, by its field. */
  areas: Record<'todoOPais' | 'continente' | 'ilhas' | 'estrangeiro', string>;
  /** That it takes no medicines for which one needs a prescription, or none. */
  withoutPrescription: string;
  withoutMedicines: string;
  /** Of a place that is given by its postal code: {code}. */
  postalCode: string;
  /** The link to the rentals, whose names are Portuguese. */
  rental: string;
  /** The most that is charged outside the hours: {price}; in the Azores never on prescriptions; and in Madeira. */
  surcharge: string;
  surchargeInAzores: string;
  surchargeInMadeira: string;
  emergency: string;
  /** When one calls which number of `socorro` in pagina.yaml, by its digits; one that is not here is not shown. */
  emergencyNumbers: Readonly<Record<string, string>>;
  /** What holds in every pharmacy: prescriptions from abroad, what to bring. No names of medicines. */
  advice: readonly string[];
}
