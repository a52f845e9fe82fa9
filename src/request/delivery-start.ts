import { dayText } from '../opening/days.ts';
import { openingState } from '../opening/hours.ts';
import { periodsOfWeek } from '../opening/timetable.ts';
import { addDays } from '../text/iso-day.ts';
import type { DeliveryKind } from './request.ts';
import type { RequestWords } from './words.ts';

/**
 * From when on a delivery is made, where that is no more today: after its last hour of the day, or the door's.
 * @param doorOpens when the door opens again, "2026-11-21T09:00"; empty while it is open
 */
export function deliveryStart(
  { hours }: Pick<DeliveryKind, 'hours'>,
  now: string,
  doorOpens: string,
  { desde, amanha }: RequestWords['entrega'],
): string {
  const own = hours && openingState((day) => periodsOfWeek(hours, day), now);
  const day = (own ? (own.isOpen ? '' : (own.until ?? '')) : doorOpens).slice(0, 10);
  const today = now.slice(0, 10);
  if (day <= today) return '';
  const weekday = dayText(day, { weekday: 'long' });
  return desde(day === addDays(today, 1) ? amanha(weekday) : `${weekday}, ${dayText(day)}`);
}
