/** The site's words about ways to reach the pharmacy. */

/** The button that calls the number for outside the hours, by who answers it. «Urgências» would be read as the hospital's. */
export const callOutsideHours = (isOnCall: boolean) =>
  isOnCall ? 'Ligar ao farmacêutico de chamada' : 'Ligar fora do horário';

/** The same where there is room for two words: in the bar on a phone. */
export const outsideHours = (isOnCall: boolean) => (isOnCall ? 'De chamada' : 'Fora do horário');
