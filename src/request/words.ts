import type { Channel } from '../contact/links.ts';
import { CHANNEL, CHANNEL_IN_SENTENCE, writeBy } from '../contact/words.ts';
import type { Delivery, DeliveryKind, PrescriptionCodes, Rental } from './request.ts';

type Kind = Channel['kind'];

/** The first line of the message, and the subject of an e-mail. */
export const MESSAGE_TITLE = 'Pedido pelo site';

/** What the message says (specification §7); `startOf`, from when on a delivery is made, where that is not today. */
export const messageWords = (
  channel: Kind,
  deliveries: readonly DeliveryKind[],
  startOf: (kind: DeliveryKind) => string = () => '',
) => ({
  titulo: MESSAGE_TITLE,
  nome: 'Nome',
  morada: 'Morada',
  telemovel: 'Telemóvel',
  nif: 'NIF',
  numeroReceita: 'Número da receita',
  codigoDispensa: 'Código de dispensa',
  codigoOpcao: 'Código de opção',
  instrucoes: 'Instruções',
  outroAssunto: 'Outro assunto',
  entrega(delivery: Delivery) {
    if (delivery === 'collect') return 'Entrega: vem buscar';
    // A request of before may name a delivery that the pharmacy no longer has.
    const kind = deliveries[delivery];
    const name = deliveries.length > 1 && kind?.name.replace(/^(Entrega )?(em casa\b ?)?/i, '');
    return ['Entrega: em casa', name, kind?.fee, kind && startOf(kind)].filter(Boolean).join(', ');
  },
  aluguer: (rental: Rental) =>
    `${rental.isLoan ? 'Empréstimo' : 'Aluguer'}: ${rentalText(rental)}${rental.sum && `: ${rental.sum}`}`,
  fotografia: PHOTOGRAPH[channel]?.linha ?? '',
  /** A line for each code. */
  receita: (order: number | '', { numeroReceita, codigoDispensa, codigoOpcao }: PrescriptionCodes) =>
    [
      ['RECEITA', order].filter(Boolean).join(' ') + (numeroReceita && `: ${numeroReceita}`),
      codigoDispensa && `Dispensa: ${codigoDispensa}`,
      codigoOpcao && `Opção: ${codigoOpcao}`,
    ]
      .filter(Boolean)
      .join('\n'),
});

/** A rental without its sum: "Nebulizador, 10 dias, a partir de 24/12/2026". */
function rentalText({ item, days, firstDay, lastDay }: Rental): string {
  const duration = days !== null && `${days.toLocaleString('pt-PT')} ${days === 1 ? 'dia' : 'dias'}`;
  const on = (day: string) => day.split('-').reverse().join('/');
  const parts = [item, duration, firstDay && `a partir de ${on(firstDay)}`, lastDay && `até ${on(lastDay)}`];
  return parts.filter(Boolean).join(', ');
}

/** What happens to the text that is sent (RGPD, artigo 13.º). */
const PRIVACY: Record<Kind, string> = {
  whatsapp:
    'O texto passa para o WhatsApp, da Meta, ainda antes de o enviar, e fica no histórico do navegador. Este site não guarda o pedido.',
  sms: 'Ao continuar, o texto passa para as mensagens do seu telemóvel. Se o enviar, passa pela sua operadora, não vai cifrado e fica guardado no telemóvel. Este site não guarda o seu pedido.',
  email:
    'Ao continuar, o texto passa para o seu programa de e-mail. Se o enviar, passa pelas empresas do seu e-mail e do nosso. Este site não guarda o seu pedido.',
};

/** For who has the prescription only on paper; no SMS carries a photograph. */
const PHOTOGRAPH = {
  whatsapp: photographWords('Envio a seguir uma fotografia da receita.', 'nos dois telemóveis', 'na mesma conversa'),
  sms: null,
  email: photographWords('Junto uma fotografia da receita.', 'no seu e-mail e no nosso', 'ao e-mail antes de o enviar'),
};

function photographWords(linha: string, keptIn: string, addTo: string) {
  return {
    convite: 'Só tem o papel?',
    linha,
    cuidado: `Têm de se ler o número da receita e os códigos; o resto pode tapar. A fotografia mostra o nome, o número de utente e os medicamentos, e fica ${keptIn}: se escrever só os códigos, mostra menos. De uma receita escrita à mão, precisamos do original.`,
    falta: `Falta a fotografia: junte-a ${addTo}.`,
  };
}

/** What the form says, by the channel; what loads on demand has words of its own (sms/words.ts, sent/words.ts). */
export const requestWords = (channel: Kind) => ({
  /** Above the field of what is asked for. */
  pergunta: 'De que precisa?',
  /** The headings of the folded groups, each of fields that only some visitors need. */
  dobras: { receita: 'Tenho receita (colar o SMS)', nif: 'Quero NIF na fatura', assunto: 'Outro assunto' },
  /** Beside what may stay empty. */
  opcional: '(opcional)',
  /** The nine fields (specification §3). `falta` is what a screen reader says when one is sent empty. */
  campos: {
    nome: { rotulo: 'Nome completo', falta: 'Falta o nome' },
    telemovel: { rotulo: 'Telemóvel', falta: 'Falta o telemóvel' },
    morada: { rotulo: 'Morada', ajuda: 'Rua, número, andar e localidade.', falta: 'Falta a morada' },
    nif: { rotulo: 'NIF', ajuda: 'Só para a fatura.' },
    /** Its placeholder is the specification's (§5). */
    numeroReceita: { rotulo: 'Número da receita', exemplo: '19 dígitos ou 18 dígitos + X' },
    codigoDispensa: { rotulo: 'Código de acesso e dispensa', ajuda: '6 dígitos.' },
    codigoOpcao: { rotulo: 'Código de opção', ajuda: '4 dígitos.' },
    instrucoes: { rotulo: 'Instruções', ajuda: 'Medicamento, dose, caixas e para quem: a idade, se for criança.' },
    outroAssunto: { rotulo: 'Outro assunto' },
  },
  /** Shown only by a pharmacy that delivers. */
  entrega: {
    pergunta: 'Como recebe?',
    buscar: 'Vou buscar',
    /** Where there are several places: one also comes to the counter, which an owner need not list. */
    onde(places: readonly string[]) {
      const all = places.some((place) => /balcão/i.test(place)) ? places : ['Ao balcão', ...places];
      const list = new Intl.ListFormat('pt-PT', { type: 'disjunction' }).format(all);
      return all.length > 1 ? `Diga em «De que precisa?» onde vem buscar: ${list}.` : '';
    },
    entregar: 'Entreguem em casa',
    qual: 'Qual das entregas?',
    falta: 'Diga se vem buscar ou se entregamos.',
  },
  /** Above the button, before what is not yet as the pharmacy needs it, or does not go with the request. */
  antes: 'Repare:',
  pendente: {
    pedido: 'Falta dizer de que precisa.',
    sms: 'Falta ler o texto do SMS: assim não vai no pedido.',
    trocados: 'No aluguer, o último dia vem antes do primeiro.',
    dias: 'Falta dizer por quantos dias quer o equipamento.',
    morada: 'Como vem buscar, a morada que escreveu não vai no pedido.',
    numero: 'Falta o número da receita: sem ele, os códigos não servem.',
    codigo: (number: string) =>
      `Não sabemos qual é o código de dispensa da receita ${number}: sem ele, o número não serve.`,
    /** Of a delivery that takes no medicines, or none on prescription. */
    limite: ({ name, limit = '' }: DeliveryKind) =>
      `«${name}»: ${limit.toLowerCase()}. Como há receita no pedido, escolha outra entrega ou venha buscar.`,
    /** What stands in the calculator and is not booked. */
    conta: (quoted: Rental) =>
      `«${rentalText(quoted)}» só vai no pedido se carregar em «${quoted.isLoan ? 'Pedir emprestado' : 'Agendar Aluguer'}».`,
    comprida: `A mensagem não passa inteira para o ${CHANNEL[channel]}. Copie-a, abra ${CHANNEL_IN_SENTENCE[channel].the} e cole-a lá.`,
  },
  semScript: 'Neste aparelho o formulário não envia nada. Fale connosco por aqui:',
  /** `before`, what was asked for of the same item. */
  aluguerJunto: (sentence: string, before?: string) =>
    `Juntámos ao seu pedido: «${sentence}»${before && before !== sentence ? `, em vez de «${before}»` : ''}`,
  aluguerTirado: (item: string) => `Tirámos o aluguer: «${item}».`,
  aluguerDesde: 'A partir de',
  aluguerSemDia: (item: string) => `Diga a partir de que dia precisa do equipamento: ${item}.`,
  tirar: 'Tirar',
  desfazer: 'Desfazer',
  comoEstava: 'Ficou como estava.',
  quaseComoEstava: 'Desfizemos isso. O que mudou depois ficou: veja em «De que precisa?».',
  receitas: 'Receitas neste pedido',
  /** `place` still holds the text around its codes. */
  receitaTirada: (place?: string) =>
    `Tirámos a receita.${place ? ` Em «${place}» ficou o texto: apague o que for dela.` : ''}`,
  codigosPorTelefone:
    'Quem tem estes códigos pode levantar os medicamentos. Se preferir, diga-os por telefone. O de opção só é preciso se quiser um medicamento que não é dos mais baratos.',
  fotografia: PHOTOGRAPH[channel],
  botaoSms: 'Colar SMS da receita',
  colarNoCampo: 'Cole o SMS no campo «Número da receita». Lemos os códigos aqui, no seu aparelho.',
  enviar: `Continuar ${CHANNEL_IN_SENTENCE[channel].into}`,
  privacidade: PRIVACY[channel],
  privacidadeLigacao: 'Política de privacidade',
  /** On a slow line after seven seconds, or at a press before that. */
  aPreparar: 'O formulário ainda não está pronto. Se demorar, fale connosco.',
  /** The page was published anew while somebody was writing, and the files of the version before are gone. */
  versaoNova:
    'Esta página mudou entretanto, e aqui já não se consegue acabar o pedido. Copie o que escreveu e recarregue a página.',
  carregarDeNovo: 'Recarregar a página',
  copiarEscrito: 'Copiar o que escrevi',
  semRede: 'Sem internet, o pedido não seguiu',
  pronto: 'O formulário já está pronto. Carregue no botão.',
  preferir: 'Prefere falar connosco?',
  preferirEscrever: writeBy(channel),
  balao: { titulo: 'A mensagem que vai enviar' },
  /** What the form remarks, and never as an error (specification §5). */
  estado: {
    /** For a text that was more than the code, or something else. */
    ficou: (kept: string) => `Ficou só ${kept}. Confirme no SMS ou no papel da receita.`,
    nadaFicou: (digits: number) => `Não ficou nada: aqui entram só ${digits} dígitos.`,
    outraCoisa: {
      veterinaria: 'Isto parece uma receita veterinária, e não uma receita do SNS.',
      iban: 'Isto parece um IBAN, e não uma receita.',
      exames: 'Isto parece um pedido de exames, e não uma receita.',
      telefone: 'Isto parece um número de telefone, e não uma receita.',
    },
    xNoFim: 'O X só pode vir no fim. Confirme no SMS ou no papel da receita.',
    faltam: (digits: number) => (digits === 1 ? 'Falta um dígito.' : `Faltam ${digits} dígitos.`),
    nif: 'Devia ter 9 dígitos. Confirme, para a fatura.',
    telemovel: 'Parece faltar algum dígito, ou haver texto a mais. Confirme, para lhe conseguirmos ligar.',
    smsPorLer: 'O texto ficou por ler, talvez por falta de internet. Vai no pedido como o colou, em «De que precisa?».',
  },
});

export type MessageWords = ReturnType<typeof messageWords>;
export type RequestWords = ReturnType<typeof requestWords>;
