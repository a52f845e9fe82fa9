/** What an owner types for a time of day, as HH:MM: "9", "9h30", "930", "21.15"; as it is where it is none. */
export function timeOf(typed: string): string {
  const [, hours = '', minutes = '00'] = /^\s*(\d{1,2})\s*(?:[:h.,]?\s*(\d{2}))?\s*h?\s*$/i.exec(typed) ?? [];
  return hours === '' ? typed : `${hours.padStart(2, '0')}:${minutes}`;
}
