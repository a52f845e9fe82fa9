import { z } from 'zod';
import { fields, once, textUpTo, textWith } from './values.ts';

const CODE = 'o código de uma língua, duas ou três letras, como en ou fr';

/** `content/interface.yaml`: the texts of controls, banners and errors. */
export const interfaceTexts = fields({
  cookies: fields({
    titulo: 'Nome da faixa, para leitores de ecrã',
    texto: textUpTo(220).describe('O que se pergunta'),
    aceitar: 'Botão que aceita tudo',
    rejeitar: 'Botão que fica só pelo essencial, com o mesmo peso',
    fechar: 'Botão que fecha sem guardar nada, só em ecrãs pequenos',
    politica: 'Ligação para a política de privacidade',
  }).describe('Faixa das cookies'),
  tema: fields({
    sistema: 'Nome do botão quando o aspeto segue o aparelho',
    claro: 'Nome do botão quando o aspeto é claro',
    escuro: 'Nome do botão quando o aspeto é escuro',
  }).describe('Botão do aspeto'),
  slogans: fields({
    pausar: 'Botão que para as frases',
    continuar: 'Botão que as deixa passar',
  }).describe('Controlo das frases'),
  avisos: fields({
    titulo: 'Nome do grupo de avisos, para leitores de ecrã',
    urgente: 'Lê-se antes de um aviso urgente',
    fechar: 'Botão que fecha um aviso até ao fim da visita',
    mais: 'Abre os avisos que vão além de dois',
    fechados: 'Botão que volta a mostrar os avisos que o visitante fechou',
  }).describe('Avisos'),
  abertaAgora: fields({
    aberta: 'Aberta por um dia ou mais',
    abertaAte: textWith('hora').describe('Aberta, e até quando: {hora}'),
    abertaEServico: 'Aberta, e a seguir de serviço',
    deServico: 'De serviço, fora das horas',
    fechada: 'Fechada, sem se saber até quando',
    abreHoje: textWith('hora').describe('Fechada, abre hoje: {hora}'),
    abreAmanha: textWith('hora').describe('Fechada, abre amanhã: {hora}'),
    abreNoDia: textWith('dia', 'hora').describe('Fechada, abre nesta semana: {dia} {hora}'),
    abreNaData: textWith('data', 'hora').describe('Fechada, abre mais tarde: {data} {hora}'),
    as: textWith('hora').describe('Como se diz uma hora: às {hora}'),
    a: textWith('hora').describe('Como se diz a uma hora: à {hora}'),
    meiaNoite: 'Como se diz a meia-noite',
    feriados: 'Nome dos feriados, na tabela das horas',
    naoAbre: 'Os feriados em que não abre, na tabela das horas',
    diaInteiro: 'Um dia em que nunca fecha, na tabela das horas',
    turnos: 'Nome dos turnos de serviço, na tabela das horas',
    voltaEmDias: textWith('turno', 'n').describe('Um turno que volta de {n} em {n} dias'),
    voltaEmSemanas: textWith('turno', 'n').describe('Um turno que volta de {n} em {n} semanas'),
  }).describe('Aberta agora'),
  orcamento: fields({
    titulo: 'Título das contas do aluguer',
    equipamento: 'Escolha do equipamento',
    quantos: 'Campo do número de dias',
    porDatas: 'Botão que passa a datas',
    porDias: 'Botão que volta ao número de dias',
    primeiro: 'Campo do primeiro dia',
    ultimo: 'Campo do último dia',
    semDatas: 'Enquanto falta uma data',
    semDias: 'Enquanto falta o número de dias',
    zero: 'Menos de um dia',
    inteiros: 'Um número de dias que não é inteiro',
    demais: 'Mais de um ano',
    passado: 'O primeiro dia já passou',
    ordem: 'O último dia vem antes do primeiro',
    dia: 'Um dia',
    dias: 'Vários dias',
    caucao: textWith('valor').describe('Depois da soma, quando há caução: {valor}'),
    pedido: textWith('equipamento', 'conta').describe('O que fica escrito no pedido'),
    pedidoDatas: textWith('equipamento', 'primeiro', 'ultimo', 'conta').describe('O mesmo, com datas'),
  }).describe('Contas do aluguer'),
  entregamos: fields({
    titulo: 'Título da pergunta',
    concelho: 'Escolha do concelho',
    escolha: 'Antes de escolher',
    outro: 'Um concelho que não está na lista',
    sim: textWith('concelho').describe('Resposta quando se entrega lá'),
    linha: textWith('nome', 'preco', 'prazo').describe('Uma linha por entrega'),
    gratis: 'Quando a entrega não custa nada',
    nao: 'Resposta quando não se entrega lá, e o que fazer',
    juntar: 'Ligação que leva o concelho para o pedido',
    pedido: textWith('concelho').describe('O que fica escrito no pedido'),
  }).describe('Pergunta sobre entregas'),
  factos: fields({
    desde: textWith('preco').describe('Um preço que começa aí: {preco}'),
    epoca: textWith('de', 'ate').describe('Meses em que um serviço se faz: {de} {ate}'),
    marcar: 'Ligação para a página onde um serviço se marca',
    soConcelho: textWith('concelho').describe('Onde se entrega, quando é só no {concelho} da farmácia'),
    linguas: textWith('linguas').describe('As línguas que se falam ao balcão: {linguas}'),
  }).describe('Frases feitas com factos da farmácia'),
  linguas: z
    .array(
      fields({
        nome: 'Nome da língua, como em farmacia.yaml',
        codigo: z
          .string()
          .regex(/^[a-z]{2,3}$/, { error: CODE })
          .describe('Código da língua, como en'),
        texto: 'O que se lê, nessa língua',
      }),
    )
    .check(once(({ nome }) => nome, 'cada língua uma só vez'))
    .describe('Como se diz em cada língua que se fala ao balcão'),
  partilhar: fields({
    botao: 'Botão de partilhar',
    copiada: 'Depois de copiar a ligação',
    falhou: textWith('ligacao').describe('Quando o aparelho não deixa copiar'),
  }).describe('Partilhar o site'),
  erro: fields({
    titulo: 'Título previsto, em inglês',
    ajuda: 'O que aconteceu',
    contacto: 'O que a pessoa pode fazer',
    ligar: textWith('telefone').describe('Botão de telefonar'),
    whatsapp: 'Botão de escrever à farmácia',
  }).describe('Quando uma parte da página falha'),
  naoEncontrada: fields({
    titulo: 'Título previsto, em inglês',
    voltar: 'Ligação prevista, em inglês',
    tituloPagina: 'Título no separador',
    explicacao: 'O que aconteceu, em português',
    ajuda: 'O que a pessoa pode fazer',
  }).describe('Página que não existe'),
});
