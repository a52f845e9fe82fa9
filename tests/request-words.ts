import { channelKind } from '../src/contact/channel.ts';
import { loadPharmacy } from '../src/pharmacy/load.ts';
import { actionWords, panelWords, reminderWords, toastWords } from '../src/request/sent/words.ts';
import { smsWords } from '../src/request/sms/words.ts';
import { messageWords, requestWords } from '../src/request/words.ts';

/** All that the request says, by the channel of a pharmacy. */
export function wordsOfRequest({ farmacia } = loadPharmacy()) {
  const kind = channelKind(farmacia.telefones);
  return {
    ...requestWords(kind),
    mensagem: messageWords,
    aviso: toastWords(kind),
    painel: panelWords(kind),
    lembrete: reminderWords,
    acoes: actionWords,
    sms: smsWords,
  };
}

/** The same of the pharmacy that is tested. */
export const formWords = wordsOfRequest();
