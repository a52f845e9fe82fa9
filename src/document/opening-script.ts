import type { AstroGlobal } from 'astro';
import { dayText } from '../opening/days.ts';
import { hoursOf } from '../opening/from-content.ts';
import { OPENING_TEXTS } from '../opening/opening-line.ts';
import { WEEK } from '../opening/week.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { pageScript } from './inline-script.ts';

/** The script of a page that says whether the pharmacy is open (show-opening.ts); null where nobody knows its hours. */
export async function openingScript(astro: AstroGlobal, pharmacy: Pharmacy): Promise<string | null> {
  const { farmacia, hours, timetable, duty, chatHours } = pharmacy;
  if (hours.length === 0) return null;
  const texts = pharmacy.interface.abertaAgora;
  const lineTexts = Object.fromEntries(OPENING_TEXTS.map((name) => [name, texts[name]]));
  const { naoAbre, diaInteiro, hoje, hojeFeriado, fechaEAtende, fechaEServico, deServico } = texts;
  const { fechaEPostigo, noPostigo } = texts;
  // The second of November 2026 is a Monday.
  const weekdays = WEEK.map((_, i) => dayText(`2026-11-0${i + 2}`, { weekday: 'long' }));
  return pageScript(astro, './src/opening/show-opening.ts', {
    OPENING: { timetable, texts: { ...lineTexts, naoAbre, diaInteiro, hoje, hojeFeriado, weekdays } },
    DUTY: duty && { ...duty, texts: { fechaEAtende, fechaEServico, deServico } },
    NIGHT_WINDOW: timetable.nightWindow ? { fechaEPostigo, noPostigo } : null,
    CHAT_HOURS: chatHours ? hoursOf(farmacia.horarioWhatsapp) : null,
  });
}
