/** The site's words about ways to reach the pharmacy. */

/** The button that calls the number for outside the hours, by who answers it. «Urgências» would be read as the hospital's. */
export const callOutsideHours = (isOnCall: boolean) =>
  isOnCall ? 'Ligar ao farmacêutico de chamada' : 'Ligar fora do horário';

/** The same where there is room for two words: in the bar on a phone. */
export const outsideHours = (isOnCall: boolean) => (isOnCall ? 'De chamada' : 'Fora do horário');

/** The channel as it is called. */
const CHANNEL = { whatsapp: 'WhatsApp', sms: 'SMS', email: 'e-mail' } as const;
type Kind = keyof typeof CHANNEL;

/** A button that begins a message. */
export const writeBy = (channel: Kind) => `Escrever por ${CHANNEL[channel]}`;

/** Who is responsible for another place of the pharmacy. */
export const responsible = (name: string) => `Responsável: ${name}`;
