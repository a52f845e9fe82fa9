/** The site's words about ways to reach the pharmacy. */
import type { Channel } from './links.ts';

/** The channel for messages as it is called. */
export const CHANNEL: Record<Channel['kind'], string> = { whatsapp: 'WhatsApp', sms: 'SMS', email: 'e-mail' };

/** The same within a sentence: where a request goes on, what one opens, where one presses «Enviar». */
export const CHANNEL_IN_SENTENCE: Record<Channel['kind'], Record<'into' | 'the' | 'inIt', string>> = {
  whatsapp: { into: 'no WhatsApp', the: 'o WhatsApp', inIt: 'no WhatsApp' },
  sms: { into: 'num SMS', the: 'as mensagens', inIt: 'nesse SMS' },
  email: { into: 'num e-mail', the: 'o e-mail', inIt: 'nesse e-mail' },
};

/** The button that begins a message: in the hero, unless the owner writes another; always at hand; at an error. */
export const askBy = (channel: Channel['kind']) => `Pedir por ${CHANNEL[channel]}`;
export const talkBy = (channel: Channel['kind']) => `Falar por ${CHANNEL[channel]}`;
export const writeBy = (channel: Channel['kind']) => `Escrever por ${CHANNEL[channel]}`;

/** The cost of a call, word for word as DL 59/2021, artigo 3.º, has it, by the kind of number. */
export const CALL_COSTS = {
  fixa: 'Chamada para a rede fixa nacional',
  movel: 'Chamada para a rede móvel nacional',
} as const;

/**
 * What a call to it costs, at every hour: who reads it by day must not take it for free. The tariff was last
 * read on the day that src/pharmacy/publishing/law-references.ts gives.
 */
export const DUTY_LINE_COST = 'Grátis das 19h às 9h, fins de semana e feriados nacionais; senão, 0,10\u00a0€/min';

/** A button that calls. */
export const call = 'Ligar';

/** The button that calls the number for outside the hours. «Urgências» would be read as the hospital's. */
export const callOutsideHours = (isOnCall: boolean) =>
  isOnCall ? 'Ligar ao farmacêutico de chamada' : 'Ligar fora do horário';

/** The same where there is room for two words: in the bar on a phone. */
export const outsideHours = (isOnCall: boolean) => (isOnCall ? 'De chamada' : 'Fora do horário');

/** The button that calls the line which tells what pharmacy is on duty. */
export const askWhoIsOnDuty = 'Saber quem está de serviço';
/** Where a pharmacy without a number of the night says nothing more about it. */
export const callDutyLine = 'Com a porta fechada, ligue e saiba que farmácia está de serviço.';

/** Before that number: who answers; what one calls for. */
export const whoAnswers = (isOnCall: boolean) => (isOnCall ? 'Farmacêutico de chamada' : 'Fora do horário');
/** So short that number and chat stand beside it on a phone. */
export const outOfHours = 'Fora de horas';
export const urgentMedicine = 'Medicamento urgente, fora do horário';

/** Beside the pharmacy's number, while nobody answers it though the door may be open. */
export const unanswered = 'Não atende';

/** The names of the ways, in the list of them. */
export const telephone = 'Telefone';
export const address = 'Morada';
export const email = 'E-mail';
/** Before a number or an address to write to, for screen readers. */
export const writeTo = 'Escrever para';
/** What an e-mail to the pharmacy begins with. */
export const emailSubject = 'Pedido de informação';
export const emailBody = 'Olá,\n\n';
/** Leads to the hours, where today's stand first. */
export const seeHours = 'Ver as horas de hoje';
export const saveContact = 'Guardar contacto';
/** Opens the map's app. */
export const openMap = 'Abrir no mapa do telemóvel';

/** Another place of the pharmacy: who is responsible; a site of its own. */
export const responsible = (name: string) => `Responsável: ${name}`;
export const ownSite = 'Site próprio';
