import type { AstroGlobal } from 'astro';
import { hoursOf } from '../opening/from-content.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { pageScript } from './inline-script.ts';

/** The script of a page that says whether the pharmacy is open (show-opening.ts); null where nobody knows its hours. */
export async function openingScript(astro: AstroGlobal, pharmacy: Pharmacy): Promise<string | null> {
  const { farmacia, hours, timetable, duty, chatHours } = pharmacy;
  if (hours.length === 0) return null;
  const isBy = (way: 'window' | 'call') => duty?.turns.some(({ by }) => by === way) ?? false;
  return pageScript(astro, './src/opening/show-opening.ts', {
    TIMETABLE: timetable,
    DUTY: duty,
    HAS_WINDOW: timetable.nightWindow !== undefined || isBy('window'),
    IS_ON_CALL: timetable.onCall !== undefined || isBy('call'),
    HAS_SPECIAL_DAYS: timetable.specialDays !== undefined,
    CHAT_HOURS: chatHours ? hoursOf(farmacia.horarioWhatsapp) : null,
  });
}
