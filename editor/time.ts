/** A typed time of day ("9", "9h30", "930", "21.15") as HH:MM; any other text as it is. */
export function timeOf(typed: string): string {
  const [, hours = '', minutes = '00'] = /^\s*(\d{1,2})\s*(?:[:h.,]?\s*(\d{2}))?\s*h?\s*$/i.exec(typed) ?? [];
  return hours === '' ? typed : `${hours.padStart(2, '0')}:${minutes}`;
}
