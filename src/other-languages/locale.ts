/** The locale of a language: English as the euro's countries write it, with the day before the month and «€2.50». */
export function localeOf(code: string): string {
  return code === 'en' ? 'en-IE' : code;
}
