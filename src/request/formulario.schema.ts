import { z } from 'zod';
import { byChannel, fields, text, textWith } from '../pharmacy/schemas/values.ts';
import { EMPTY_REQUEST, type MedicineRequest } from './message.ts';

const rotulo = text.describe('Nome do campo');
const ajuda = text.describe('O que se escreve e para que serve');
const falta = text.describe('Ouve-se com leitor de ecrã quando se envia sem ele');

/** The label of each of the nine fields in the message (specification §7). */
const messageLabels = Object.fromEntries(Object.keys(EMPTY_REQUEST).map((name) => [name, text])) as Record<
  keyof MedicineRequest,
  typeof text
>;

const photograph = fields({
  convite: 'A quem só tem o papel',
  linha: 'O que se escolhe, e o que fica escrito em «Instruções»',
  cuidado: 'O que a fotografia mostra, e onde fica',
  falta: 'Dito depois de enviar o pedido',
});

/** `content/formulario.yaml`: the request form, its message, toast, panel and SMS reader. */
export const formulario = fields({
  grupos: fields({
    pedido: 'O que se pede',
    receita: 'Os códigos da receita',
    pessoa: 'Quem pede',
  }).describe('Títulos das partes do formulário'),
  opcional: 'Dito ao lado do que pode ficar vazio',
  campos: fields({
    nome: fields({ rotulo, falta }),
    telemovel: fields({ rotulo, ajuda: ajuda.optional(), falta }),
    morada: fields({ rotulo, ajuda, falta }),
    nif: fields({ rotulo, ajuda }),
    numeroReceita: fields({ rotulo, exemplo: 'Mostrado dentro do campo vazio' }),
    codigoDispensa: fields({ rotulo, ajuda }),
    codigoOpcao: fields({ rotulo, ajuda }),
    instrucoes: fields({ rotulo, ajuda }),
    outroAssunto: fields({ rotulo }),
  }).describe('Os nove campos'),
  entrega: fields({
    pergunta: 'Como recebe: título desta parte do formulário',
    buscar: fields({
      rotulo: 'Botão',
      morada: 'O que fica escrito na morada, se estiver vazia',
      linha: 'O que fica escrito em «Outro assunto», se a morada já estiver preenchida',
    }).describe('Quem vem buscar'),
    entregar: fields({
      rotulo: 'Botão',
      linha: 'O que fica escrito em «Outro assunto»',
    }).describe('Quem quer que se entregue'),
  }).describe('Vem buscar ou entregamos; só se lê quando a farmácia entrega'),
  semScript: 'Antes do primeiro campo, quando não há JavaScript',
  codigosPorTelefone: 'Por baixo dos códigos: podem ficar em branco',
  fotografia: fields({ whatsapp: photograph, email: photograph }).describe(
    'A fotografia da receita, conforme o meio por onde segue o pedido; por SMS não se oferece',
  ),
  botaoSms: 'Botão que abre a caixa de colar o SMS',
  enviar: 'Botão de enviar',
  privacidade: byChannel.describe('O que acontece ao texto, conforme o meio por onde segue (RGPD, artigo 13.º)'),
  privacidadeLigacao: 'Ligação para a política de privacidade',
  aPreparar: 'Dito enquanto o formulário não está pronto',
  versaoNova: 'Dito quando saiu uma versão nova da página e esta já não consegue acabar o pedido',
  carregarDeNovo: 'Botão ao lado disso',
  copiarEscrito: 'Botão que copia o que se escreveu, enquanto não está pronto',
  pronto: 'Dito quando fica pronto tarde',
  preferir: 'Antes do telefone, por baixo do botão',
  preferirWhatsapp: 'Ligação para uma mensagem vazia',
  mensagem: fields({ titulo: 'Primeira linha, a negrito', ...messageLabels }).describe(
    'Título da mensagem e o que se lê antes de cada valor',
  ),
  balao: fields({ titulo: 'Nome da pré-visualização' }).describe('A mensagem que se vê crescer'),
  estado: fields({
    numeroReceita: 'Um carácter não cabe no número da receita',
    codigoDispensa: 'Um carácter não cabe no código de dispensa',
    codigoOpcao: 'Um carácter não cabe no código de opção',
    coube: textWith('algarismos').describe('O que se colou não cabe no campo: quantos algarismos ficaram'),
    faltam: textWith('algarismos').describe('O código ainda não está completo'),
    faltaUm: 'O mesmo, quando falta um só',
    telemovelCurto: 'O telemóvel tem menos de nove algarismos',
    smsFalhou: 'A caixa de colar o SMS não abriu',
  }).describe('O que o formulário diz em voz baixa'),
  aviso: fields({
    titulo: 'Título',
    descricao: 'Texto',
    fechar: 'Botão de fechar',
    nome: 'Nome da zona dos avisos',
  }).describe('Aviso que aparece ao enviar'),
  painel: fields({
    titulo: 'Título depois de enviar: o que ainda falta',
    texto: 'O que falta fazer',
    abrir: 'Ligação para abrir outra vez',
    compridaTitulo: 'Título quando a mensagem não cabe na ligação',
    compridaTexto: 'O que fazer então',
    semRedeTitulo: 'Título quando não havia internet e nada se abriu',
    semRedeTexto: 'O que fazer então',
    abrirVazia: 'Ligação para abrir, depois de copiar',
    ligar: 'Antes do telefone',
    limpar: 'Botão de limpar',
    limpo: 'Dito depois de limpar',
    desfazer: 'Botão que repõe o que se limpou',
    lembrete: fields({
      botao: textWith('tempo').describe('Botão que guarda o lembrete'),
      quando: 'Nome da lista dos tempos',
      tempos: z.array(text).length(4, { error: 'exatamente quatro tempos' }).describe('Um, dois, três e seis meses'),
      titulo: 'Título no calendário, que outros podem ver: nada sobre saúde',
      texto: textWith('ligacao').describe('Texto no calendário, com a ligação para o formulário'),
      ficheiro: 'Nome do ficheiro, sem .ics',
      guardado: 'Dito depois de guardar',
    }).describe('Lembrete para o calendário'),
  }).describe('Painel depois de enviar'),
  acoes: fields({
    copiar: 'Botão de copiar',
    copiada: 'Dito depois de copiar',
    selecionada: 'Dito quando o navegador não deixa copiar',
    texto: 'Nome da caixa com o texto da mensagem',
    sms: 'Ligação para enviar por SMS',
    email: 'Ligação para enviar por e-mail',
    assunto: 'Assunto do e-mail',
  }).describe('Outras maneiras de levar a mensagem'),
  sms: fields({
    campo: 'Nome da caixa de texto',
    ajuda: 'O que se faz com o texto colado',
    ler: 'Botão de preencher',
    fechar: 'Botão de fechar',
    preencheu: textWith('campos').describe('Dito depois de preencher'),
    jaEstava: 'Dito quando não havia nada para mudar',
    desfazer: 'Botão de desfazer',
    comoEstava: 'Dito depois de desfazer, e quando nada se trocou',
    substituir: textWith('campos').describe('Pergunta antes de trocar o que já estava escrito'),
    trocar: 'Sim, trocar',
    manter: 'Não, deixar',
    duas: 'Pergunta quando há mais do que uma receita',
    receita: textWith('fim').describe('Uma das receitas'),
    todas: 'Botão que põe todas: a primeira nos campos, as outras nas instruções',
    juntarOutra: 'Botão que junta às instruções a receita de outro SMS',
    outra: textWith('ordem?', 'numero').describe('Uma receita a mais, no início das instruções'),
    outraDispensa: textWith('codigo').describe('O código de dispensa dela'),
    outraOpcao: textWith('codigo').describe('O código de opção dela'),
    juntou: textWith('receitas?').describe('Dito depois de juntar'),
    semDispensa: textWith('campos?').describe('Quando um código não se lê ao certo'),
    codigosAntes: textWith('campos').describe('Quando os códigos estavam antes do número'),
    codigosDeQuem: textWith('campos').describe('Quando não se sabe de qual das receitas são os códigos'),
    avisoDispensa: 'Quando é um aviso de dispensa',
    cancelada: 'Quando se diz que uma receita foi anulada',
    foraDoPrazo: 'Quando um prazo já passou',
    exames: 'Quando é um pedido de exames',
    semNumero: 'Quando há um código, mas falta o número da receita',
    codigoUnico: 'Quando é um código de verificação',
    tamanho: textWith('algarismos').describe('Quando o número tem menos de 19 dígitos'),
    compridoDemais: textWith('algarismos').describe('Quando o número tem mais de 19 dígitos'),
    nada: 'Quando não há códigos',
  }).describe('Ler o SMS da receita'),
}).meta({
  title: 'Formulário',
  description: 'O que se pergunta a quem pede, e a mensagem que daí sai.',
  shownAt: '#pedido',
});
