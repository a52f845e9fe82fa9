import type { AstroGlobal } from 'astro';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { pageScript } from './inline-script.ts';

/** The script behind a page's first view (first-view.ts), with the values that it needs of the pharmacy. */
export function firstViewScript(astro: AstroGlobal, pharmacy: Pharmacy): Promise<string> {
  const { farmacia, hours, timetable, duty, chatHours, telephoneHours, answered, places, closedHeadline } = pharmacy;
  const { week, onDuty } = answered.telephone;
  const placesKnown = places.filter(({ isOpenKnown }) => isOpenKnown);
  return pageScript(astro, './src/document/first-view.ts', {
    HAS_HOURS: hours.length > 0,
    HOST: farmacia.demonstracao ? null : new URL(farmacia.site).hostname.replace(/^www\./, ''),
    TIMETABLE: timetable,
    DUTY: duty,
    IS_SERVED_CLOSED: duty !== null || timetable.onCall !== undefined,
    HAS_HEADLINES: Object.values(closedHeadline).filter(Boolean).length > 1,
    HAS_SPECIAL_DAYS: timetable.specialDays !== undefined,
    // Their holidays are the pharmacy's, but for the municipality's.
    PLACES:
      placesKnown.length > 0
        ? placesKnown.map(({ timetable: ofPlace, feriados }) => ({
            ...ofPlace,
            holidays: feriados.municipal && ofPlace.holidays,
          }))
        : null,
    CHAT_HOURS: chatHours && { ...answered.chat.week, onHolidays: answered.chat.onHolidays },
    TELEPHONE_HOURS: telephoneHours && { ...week, onHolidays: farmacia.telefoneNosFeriados, onDuty },
  });
}
