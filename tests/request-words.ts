import { channelKind } from '../src/contact/channel.ts';
import { deliveryKinds } from '../src/pharmacy/delivery.ts';
import { loadPharmacy } from '../src/pharmacy/load.ts';
import { composeMessage } from '../src/request/message.ts';
import { EMPTY_REQUEST, type FieldName, type MedicineRequest } from '../src/request/request.ts';
import { actionWords, panelWords, reminderWords, toastWords } from '../src/request/sent/words.ts';
import { smsWords } from '../src/request/sms/words.ts';
import { messageWords, requestWords } from '../src/request/words.ts';

/** All that the request says, by the channel of a pharmacy. */
export function wordsOfRequest(content = loadPharmacy()) {
  const kind = channelKind(content.farmacia.telefones);
  return {
    ...requestWords(kind),
    mensagem: messageWords(kind, deliveryKinds(content)),
    aviso: toastWords(kind),
    painel: panelWords(kind),
    lembrete: reminderWords,
    acoes: actionWords,
    sms: smsWords,
  };
}

/** The same of the pharmacy that is tested. */
export const formWords = wordsOfRequest();

/** The message of a request, as WhatsApp takes it. */
export const messageFor = (request: Partial<MedicineRequest>) =>
  composeMessage({ ...EMPTY_REQUEST, ...request }, formWords.mensagem);

/** A prescription as the health service sends it. */
export const SMS = 'Receita N.º 1011000012345678901. Cód. Dispensa: 123456. Cód. Opção: 7890.';

/** A request with every field filled, as a person would. */
export const FULL_REQUEST: Record<FieldName, string> = {
  nome: 'Maria da Conceição Exemplo',
  telemovel: '912 345 678',
  morada: 'Largo do Rossio, 5, 2.º dto',
  nif: '123456789',
  numeroReceita: '1011000012345678901',
  codigoDispensa: '123456',
  codigoOpcao: '7890',
  instrucoes: 'Genérico, duas caixas.\nDepois das 18h & antes das 19h.',
  outroAssunto: 'Têm protetor solar 50+?',
};
