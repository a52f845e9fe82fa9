import { channelKind } from '../src/contact/channel.ts';
import { deliveryKinds } from '../src/pharmacy/delivery.ts';
import { loadPharmacy } from '../src/pharmacy/load.ts';
import { composeMessage } from '../src/request/message.ts';
import { EMPTY_REQUEST, type MedicineRequest } from '../src/request/request.ts';
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
