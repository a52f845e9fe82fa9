import { z } from 'zod';
import { text, textWith } from './values.ts';

const field = z.strictObject({
  rotulo: text.describe('Nome do campo'),
  ajuda: text.describe('O que se escreve e para que serve'),
});

/** The names of the nine fields (specification §3), each with what `of` says of it. */
function nineFields<T extends z.ZodType>(of: T) {
  return {
    nome: of,
    telemovel: of,
    morada: of,
    nif: of,
    numeroReceita: of,
    codigoDispensa: of,
    codigoOpcao: of,
    instrucoes: of,
    outroAssunto: of,
  };
}

const code = z.strictObject({
  texto: text.describe('O que o SMS diz antes do código'),
  codigo: text.describe('Código inventado'),
});

/** What is drawn with the page: fields, example, notes at the button, bubble. Comes with the form's code. */
const drawn = {
  grupos: z
    .strictObject({
      pessoa: text.describe('Quem pede'),
      receita: text.describe('Os códigos da receita'),
      pedido: text.describe('O que se pede'),
    })
    .describe('Títulos das três partes do formulário'),
  obrigatorio: text.describe('Dito ao lado dos campos que têm de ser preenchidos'),
  opcional: text.describe('Dito ao lado dos campos que podem ficar vazios'),
  campos: z
    .strictObject({
      ...nineFields(field),
      numeroReceita: field.extend({ exemplo: text.describe('Mostrado dentro do campo vazio') }),
    })
    .describe('Os nove campos'),
  exemploSms: z
    .strictObject({
      introducao: text.describe('Onde se encontram os códigos'),
      titulo: text.describe('Nome do desenho'),
      linhas: z.array(code).length(3, { error: 'exatamente três linhas' }).describe('As três linhas do SMS'),
    })
    .describe('Desenho do SMS da receita'),
  botaoSms: text.describe('Botão que abre a caixa de colar o SMS'),
  enviar: text.describe('Botão de enviar'),
  privacidade: text.describe('O que acontece ao texto (RGPD, artigo 13.º)'),
  privacidadeLigacao: text.describe('Ligação para a política de privacidade'),
  aPreparar: text.describe('Dito quando se envia antes de o formulário estar pronto'),
  preferir: text.describe('Antes do telefone, por baixo do botão'),
  preferirWhatsapp: text.describe('Ligação para uma conversa vazia'),
  semScript: text.describe('Em vez do botão, quando não há JavaScript'),
  semScriptWhatsapp: text.describe('Ligação para uma conversa vazia, quando não há JavaScript'),
  mensagem: z
    .strictObject({ titulo: text.describe('Primeira linha, a negrito'), ...nineFields(text) })
    .describe('Título da mensagem e o que se lê antes de cada valor'),
  balao: z
    .strictObject({
      titulo: text.describe('Nome da pré-visualização'),
      estado: text.describe('Por baixo do nome da farmácia'),
    })
    .describe('A mensagem que se vê crescer'),
};

/** What appears after the visitor acted. Comes with the code that shows it, which may be loaded only then. */
const later = {
  estado: z
    .strictObject({
      numeroReceita: text.describe('Um carácter não cabe no número da receita'),
      codigoDispensa: text.describe('Um carácter não cabe no código de dispensa'),
      codigoOpcao: text.describe('Um carácter não cabe no código de opção'),
      juntou: textWith('texto').describe('Outra parte da página juntou texto ao pedido'),
      semPainel: text.describe('O painel depois de enviar não chegou'),
      mensagem: text.describe('Nome da caixa com o texto da mensagem'),
      abrir: text.describe('Ligação para abrir o WhatsApp'),
      smsFalhou: text.describe('A caixa de colar o SMS não abriu'),
    })
    .describe('O que o formulário diz em voz baixa'),
  aviso: z
    .strictObject({
      titulo: text.describe('Título'),
      descricao: text.describe('Texto'),
      fechar: text.describe('Botão de fechar'),
      nome: text.describe('Nome da zona dos avisos'),
    })
    .describe('Aviso que aparece ao enviar'),
  painel: z
    .strictObject({
      titulo: text.describe('Título depois de enviar'),
      texto: text.describe('O que falta fazer'),
      abrir: text.describe('Ligação para abrir outra vez'),
      compridaTitulo: text.describe('Título quando a mensagem não cabe na ligação'),
      compridaTexto: text.describe('O que fazer então'),
      abrirVazia: text.describe('Ligação para a conversa vazia'),
      ligar: text.describe('Antes do telefone'),
      limpar: text.describe('Botão de limpar'),
      limpo: text.describe('Dito depois de limpar'),
      desfazer: text.describe('Botão que repõe o que se limpou'),
    })
    .describe('Painel depois de enviar'),
  acoes: z
    .strictObject({
      copiar: text.describe('Botão de copiar'),
      copiada: text.describe('Dito depois de copiar'),
      selecionada: text.describe('Dito quando o navegador não deixa copiar'),
      texto: text.describe('Nome da caixa com o texto da mensagem'),
      sms: text.describe('Ligação para enviar por SMS'),
      email: text.describe('Ligação para enviar por e-mail'),
      assunto: text.describe('Assunto do e-mail'),
    })
    .describe('Outras maneiras de levar a mensagem'),
  sms: z
    .strictObject({
      campo: text.describe('Nome da caixa de texto'),
      ajuda: text.describe('O que se faz com o texto colado'),
      ler: text.describe('Botão de preencher'),
      fechar: text.describe('Botão de fechar'),
      preencheu: textWith('campos').describe('Dito depois de preencher'),
      jaEstava: text.describe('Dito quando não havia nada para mudar'),
      desfazer: text.describe('Botão de desfazer'),
      comoEstava: text.describe('Dito depois de desfazer, e quando nada se trocou'),
      substituir: textWith('campos').describe('Pergunta antes de trocar o que já estava escrito'),
      trocar: text.describe('Sim, trocar'),
      manter: text.describe('Não, deixar'),
      duas: text.describe('Pergunta quando há mais do que uma receita'),
      receita: textWith('fim').describe('Uma das receitas'),
      juntarOutra: text.describe('Botão que junta as outras receitas às instruções'),
      outra: textWith('numero').describe('Uma receita a mais, nas instruções'),
      outraDispensa: textWith('codigo').describe('O código de dispensa dela'),
      outraOpcao: textWith('codigo').describe('O código de opção dela'),
      juntou: text.describe('Dito depois de juntar'),
      semDispensa: text.describe('Quando falta o código de dispensa'),
      avisoDispensa: text.describe('Quando é um aviso de dispensa'),
      exames: text.describe('Quando é um pedido de exames'),
      codigoUnico: text.describe('Quando é um código de verificação'),
      tamanho: textWith('algarismos').describe('Quando o número não tem 19 dígitos'),
      nada: text.describe('Quando não há códigos'),
    })
    .describe('Ler o SMS da receita'),
};

/** `content/formulario.yaml`: the request form, its message, toast, panel and SMS reader. */
export const formulario = z.strictObject({ ...drawn, ...later });

type Formulario = z.infer<typeof formulario>;

/** Texts of the form as the page draws it (`virtual:content/formulario/drawn`). */
export type FormTexts = Pick<Formulario, keyof typeof drawn>;

/** Texts that come with the code that shows them (`virtual:content/formulario/<block>`). */
export type LateFormTexts = Pick<Formulario, keyof typeof later>;

/** What the page draws of the form's texts. */
export function drawnTexts(texts: Formulario): FormTexts {
  const picked = Object.keys(drawn).map((key) => [key, texts[key as keyof FormTexts]]);
  return Object.fromEntries(picked) as FormTexts;
}
