import { datesText, daysInRow, inLeapYear } from '../opening/days.ts';
import { atTheDoor, type Duty } from '../opening/duty.ts';
import { timetableOf } from '../opening/from-content.ts';
import { isHoliday } from '../opening/holidays.ts';
import { hoursLine, hoursRows } from '../opening/hours-table.ts';
import type { Done } from '../opening/next-day.ts';
import { hourText } from '../opening/opening-line.ts';
import { comingBackOn, hasOwnHours, usualOn, whileDoorIsOpen } from '../opening/special-days.ts';
import type { Timetable, YearPart } from '../opening/timetable.ts';
import {
  asUsual,
  commonParts,
  hasOwnHolidays,
  isOpenDayAndNight,
  partsOfYear,
  periodsOfSeason,
} from '../opening/timetable.ts';
import { namesOfDays, WEEK } from '../opening/week.ts';
import type { DeliveryKind } from '../request/request.ts';
import { dotted } from '../text/dotted.ts';
import { inSentence } from '../text/in-sentence.ts';
import { formatEuros, priceText } from '../text/money.ts';
import { byArrangement, freeFrom, withoutMedicines, withoutPrescription } from '../text/words.ts';
import type { Content } from './content.ts';
import * as words from './words.ts';

/** A home delivery; `onde`, where it goes if not where the others do. */
type Delivery = Content['entregas']['normal'] & Partial<Content['entregas']['outras'][number]>;

/** What the pharmacy takes to homes, and keeps for who collects, with what follows from its terms. */
export function offersOf(content: Content) {
  const { faz, normal, urgente, outras, levantar } = content.entregas;
  const deliveries: Delivery[] = faz ? [normal, ...(urgente ? [urgente] : []), ...outras] : [];
  const hasOwnTimes = deliveries.some((delivery) => ownTimes(delivery, content));
  return {
    /** The area of its home deliveries, in a sentence. */
    deliveryArea: deliveryArea(content),
    /** The home deliveries, each with its own places, if it has any, and its times, in words; in their order. */
    deliveries: deliveries.map((delivery) => {
      const ofAll = isUndated(delivery) ? {} : content.entregas;
      const when = whenDone(ownTimes(delivery, content) ?? ofAll, content);
      return {
        ...delivery,
        price: priceText(delivery) || byArrangement,
        free: freeFromText(delivery),
        prazo: dotted([delivery.prazo, ordersText(delivery)]),
        limit: limitOf(delivery),
        places: deliveryPlaces(delivery),
        times: hasOwnTimes ? timesText(when) : '',
        /** Where it has no times of its own those of all. */
        when,
      };
    }),
    /** The times of all deliveries; empty where it delivers whenever it is open, or some have their own. */
    deliveryTimes: hasOwnTimes ? '' : timesOf(content.entregas, content),
    /** The ways to collect what was asked for, each with its price, if it has one, and its times, in words. */
    collections: levantar.map((way) => {
      // One that says its own holidays is not behind the door, whatever that does on other days.
      const horario = way.feriados ? { ...content.horario, voltam: [] } : content.horario;
      return { ...way, price: priceText(way), times: timesOf(way, { ...content, horario }) };
    }),
  };
}

/** What goes by post, or is arranged, is not carried at the hours of those who deliver: only its own say a day. */
const isUndated = ({ onde, prazo }: Delivery) => areasOf(onde).length > 0 || /\bcombina/i.test(prazo);

/** The area of home deliveries in a sentence. Its municipalities hold the own, which an owner's words name before. */
export function deliveryArea({ entregas: { concelhos, area }, farmacia, pagina }: Content): string {
  if (concelhos.length === 0) return area ?? words.deliversInMunicipality(farmacia.concelho);
  const { entregaArea } = pagina.servicos;
  return `${entregaArea ? `${entregaArea}: ${LIST.format(concelhos)}` : LIST.format([farmacia.concelho, ...concelhos])}.`;
}

/** The places of a delivery that has its own: "concelho: Horta", "todo o país"; else empty. */
export function deliveryPlaces({ onde }: Delivery): string {
  if (!onde) return '';
  const areas = areasOf(onde);
  if (areas.length > 0) return LIST.format(areas.map((area) => words.AREAS[area]));
  const { concelhos, freguesias } = onde;
  const municipalities = concelhos.length > 0 && words.municipalities(LIST.format(concelhos), concelhos.length > 1);
  return [municipalities, LIST.format(freguesias)].filter(Boolean).join('; ');
}

/** The wide areas to which a delivery goes, by their fields. */
const areasOf = (onde: Delivery['onde']) =>
  (['todoOPais', 'continente', 'ilhas', 'estrangeiro'] as const).filter((area) => onde?.[area]);

/** What a delivery does not take. */
function limitOf({ semReceita, semMedicamentos, onde }: Delivery): string | undefined {
  if (semMedicamentos || areasOf(onde).length > 0) return withoutMedicines;
  return semReceita ? withoutPrescription : undefined;
}

/** "pedidos até às 17h; ao sábado, até às 12h" */
const ordersText = ({ pedidos }: Delivery) =>
  pedidos && words.ordersUntil(hourText(pedidos.ate), pedidos.vespera, pedidos.sabado && hourText(pedidos.sabado));

/** From which sum on a delivery is free; empty where it never is. */
function freeFromText({ gratisDesde, gratisSemReceita, gratisDesdeSemReceita }: Delivery): string {
  const without = gratisDesdeSemReceita && formatEuros(gratisDesdeSemReceita);
  return gratisDesde ? freeFrom(formatEuros(gratisDesde), gratisSemReceita, without || undefined) : '';
}

/** When something is done, as written: a delivery, or all of them, or to collect, or to answer the telephone. */
type Times = Partial<Pick<Delivery, 'dias' | 'horario' | 'vezes' | 'epocas' | 'feriados'>> &
  Partial<Pick<Content['farmacia'], 'telefoneDeServico'>>;

/** The times of a delivery that has its own; undefined where it is made as the others are. */
function ownTimes(delivery: Delivery, { entregas }: Content): Times | undefined {
  const { dias, horario, vezes, epocas, feriados } = delivery;
  const hasDays = vezes || dias.length + horario.length + epocas.length > 0;
  if (hasDays) return { dias, horario, vezes, epocas, feriados: feriados ?? entregas.feriados };
  return feriados && { ...entregas, feriados };
}

/** The times for the rules, with what holds on holidays, and whether days with other hours shorten it to the door's. */
export function whenDone(times: Times, content: Content) {
  const { dias = [], horario = [], vezes, epocas = [], feriados, telefoneDeServico: onDuty } = times;
  const seasons = epocas.map((season) => ({ ...season, feriados: NO_HOLIDAYS }));
  const week = timetableOf({ aberturas: horario, epocas: seasons, feriados: { horario: [] } }, []);
  const days = WEEK.flatMap((day, i) => (dias.includes(day) ? i : []));
  const door = timetableOf(content.horario, []);
  const hasDays = vezes !== undefined || days.length + horario.length + epocas.length > 0;
  // A locker is there on every day.
  const followsDoor = hasDays && !isOpenDayAndNight(week);
  const hours = partsOfYear(week).flatMap((part) => part.hours);
  const isNever = ({ holidayHours }: YearPart) =>
    holidayHours !== undefined &&
    (hours.length > 0 ? hours.every((one) => commonParts(one, holidayHours).length === 0) : holidayHours.length === 0);
  const onHolidays = feriados ?? (followsDoor && partsOfYear(door).every(isNever) ? 'fechada' : undefined);
  const onOwnHolidays = followsDoor && !onHolidays && hasOwnHolidays(door);
  const onOtherDays = followsDoor && door.specialDays !== undefined;
  return { vezes, days, week, onHolidays, isWhileOpen: { onHolidays: onOwnHolidays, onOtherDays }, onDuty };
}

const NO_HOLIDAYS = { regime: 'normal' as const, horario: [] };

type When = ReturnType<typeof whenDone>;

/** When something is done, in words; empty where that is whenever it is open. */
export const timesOf = (times: Times, content: Content) => timesText(whenDone(times, content));

/** When something is done by the week alone: "terça, 14h às 18h". */
export const weekText = ({ days, week }: When) =>
  days.length > 0 ? namesOfDays(days) : inSentence(hoursLine(hoursRows(week)));

/** When it is not done, if any: "exceto nos feriados e de 1 a 31 de agosto (Férias)". */
function exceptions({ week: { seasons = [] }, onHolidays }: When): string {
  const without = seasons.filter(({ hours }) => hours.length === 0);
  const dates = without.map(({ name, from, to }) => `${datesText(inLeapYear(from), inLeapYear(to))} (${name})`);
  const days = [...(onHolidays === 'fechada' ? [words.onHolidays] : []), ...dates];
  return days.length > 0 ? words.except(LIST.format(days)) : '';
}

/** "terça, 14h às 18h, exceto nos feriados, salvo aviso em contrário" */
export function timesText(when: When): string {
  const { vezes, onHolidays, isWhileOpen, onDuty } = when;
  const ofWeek = weekText(when);
  if (!ofWeek && onDuty) return words.ON_DUTY[onDuty];
  if (!ofWeek && !vezes && !onHolidays) return '';
  const always = !ofWeek && !vezes && words.wheneverOpen;
  const also = onHolidays === 'normal' && words.alsoOnHolidays;
  const usual = [always, ofWeek, vezes, also, exceptions(when)].filter(Boolean).join(', ');
  const apart = words.onlyWhileOpen(isWhileOpen.onHolidays, isWhileOpen.onOtherDays);
  return `${usual}${apart}, ${words.unlessNotice}${onDuty ? words.onDuty(words.ON_DUTY[onDuty]) : ''}`;
}

type Offers = Content & ReturnType<typeof offersOf> & { timetable: Timetable; builtOn: string; duty: Duty | null };

/** The area of deliveries in sentences, with the places of those that have their own; empty where there are none. */
export function deliveryLine({ deliveries, deliveryArea }: Offers): string {
  if (deliveries.length === 0) return '';
  const further = deliveries.flatMap(({ nome, places }) => (places ? `${nome} (${places}).` : []));
  return [deliveryArea, ...further].join(' ');
}

/** The deliveries that one can choose, with their prices and terms; none where there is none. */
export function deliveryKinds(pharmacy: Offers): DeliveryKind[] {
  return pharmacy.deliveries.map((delivery) => ({
    name: delivery.nome,
    price: priceAndFree(delivery),
    fee: delivery.price,
    ...nextDays(delivery, pharmacy),
    orders: delivery.pedidos,
    terms: dotted([delivery.prazo, timesText(delivery.when)]),
    limit: delivery.limit,
  }));
}

/**
 * By what the form finds the next day of a delivery: its own hours, or the door's, none where nobody can say that day;
 * and what is left of them on the days of two years from the build on that the door cuts short. The notices it knows
 * itself.
 */
function nextDays(offer: Offers['deliveries'][number], pharmacy: Offers): Done {
  const { when: written } = offer;
  const { timetable, builtOn, duty } = pharmacy;
  const isWithDoor = !written.vezes && weekText(written) === '';
  if (written.vezes || (isWithDoor && isUndated(offer))) return { week: { hours: [] } };
  const ofDoor = { dias: [...WEEK], feriados: written.onHolidays };
  const { days, week, onHolidays, isWhileOpen } = isWithDoor ? whenDone(ofDoor, pharmacy) : written;
  const year = days.length > 0 ? timetable : week;
  const onDays = (open: readonly number[]) => (days.length > 0 ? days.filter((day) => open.includes(day)) : open);
  const door = partsOfYear(timetable).flatMap(({ hours }) => hours);
  const hoursIn = ({ hours }: YearPart) =>
    hours.map((period) => {
      const sameDays = door.filter((other) => other.days.some((day) => period.days.includes(day)));
      const isBesideDoor = commonParts(period, sameDays).length === 0;
      return { ...period, days: onDays(period.days), ...(isBesideDoor && { isBesideDoor }) };
    });
  const seasons = year.seasons?.map(({ name, from, to, ...part }) => ({ name, from, to, hours: hoursIn(part) }));
  const own = { hours: hoursIn(year), ...(seasons && { seasons }) };
  const usual = (day: string) => periodsOfSeason(own, day).map(({ from, to }) => ({ from, to }));
  const isFree = (day: string) => onHolidays !== undefined && isHoliday(day, timetable.holidays);
  const isApart = (day: string) =>
    Object.values(isWhileOpen).includes(true) &&
    hasOwnHours(timetable, day) &&
    (!isFree(day) || comingBackOn(timetable, day) !== undefined);
  const left = whileDoorIsOpen(usual, atTheDoor(usualOn(timetable), asUsual, duty), isApart);
  const apart = daysInRow(builtOn, 731).flatMap((day) => {
    const periods = onHolidays === 'fechada' && isFree(day) ? [] : left(day);
    return JSON.stringify(periods) === JSON.stringify(usual(day)) ? [] : [[day, periods]];
  });
  const hasDoorHours = isWithDoor ? 'always' : 'on its days';
  return { week: own, ...(days.length > 0 && { hasDoorHours }), apart: Object.fromEntries(apart) };
}

/** "2,00 €, grátis em compras a partir de 25,00 €" */
const priceAndFree = ({ price, free }: Offers['deliveries'][number]) =>
  [price, free.toLowerCase()].filter(Boolean).join(', ');

const LIST = new Intl.ListFormat('pt-PT');
