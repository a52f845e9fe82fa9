import type { Channel } from '../../contact/links.ts';
import { CHANNEL, CHANNEL_IN_SENTENCE } from '../../contact/words.ts';

/** The toast of a sent request, in the specification's words (§8). */
export const toastWords = (channel: Channel['kind']) => ({
  titulo: 'Formulário enviado!',
  descricao: `Será redirecionado para o ${CHANNEL[channel]} para finalizar o pedido.`,
  fechar: 'Fechar o aviso',
  nome: 'Avisos',
});

/** The panel under the form once a request was sent. */
export const panelWords = (channel: Channel['kind']) => ({
  titulo: `Falta carregar em Enviar ${CHANNEL_IN_SENTENCE[channel].inIt}`,
  texto: 'Não se abriu? Abra outra vez, ou copie a mensagem.',
  /** Where something was added since. */
  mudou: `O pedido mudou depois disso: o que se abriu ${CHANNEL_IN_SENTENCE[channel].inIt} é o de antes. Abra outra vez.`,
  abrir: 'Abrir outra vez',
  compridaTitulo: 'A sua mensagem é comprida',
  semRedeTexto:
    'Nada se abriu. O que escreveu continua aqui. Copie a mensagem, use outro destes meios, ou carregue outra vez no botão quando houver rede.',
  /** Once there is a network again, or a text that fits. */
  porAbrirTitulo: 'O pedido ainda não seguiu',
  porAbrirTexto: `Abra ${CHANNEL_IN_SENTENCE[channel].the}, e carregue lá em Enviar.`,
  abrirVazia: `Abrir ${CHANNEL_IN_SENTENCE[channel].the}`,
  ligar: 'Ou ligue-nos.',
  limpar: 'Limpar o formulário',
  limpo: 'Limpámos o que tinha escrito.',
});

/** A reminder in the visitor's calendar, which others may see: nothing here tells of health. */
export const reminderWords = {
  botao: 'Lembrar-me daqui a dois meses',
  titulo: 'Fazer novo pedido',
  texto: (link: string) => `O formulário está aqui: ${link}`,
  ficheiro: 'lembrete',
  guardado: 'O lembrete ficou no seu aparelho. Abra-o para o juntar ao calendário.',
};

/** Other ways for the message. */
export const actionWords = {
  copiar: 'Copiar mensagem',
  copiada: 'Mensagem copiada.',
  selecionada: 'O navegador não deixou copiar. O texto está selecionado: copie-o à mão.',
  texto: 'Texto da mensagem',
  sms: 'Por SMS, que é menos privado',
  email: 'Por e-mail',
};
