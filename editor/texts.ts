import type { ShownFinding } from './core/content.ts';
import { type FileName, TOPICS } from './core/content-files.ts';
import { dateText } from './core/schema.ts';

/** The time of a moment, as the owner's clock has it: «12:14». */
export const timeText = (moment: string | number) =>
  new Intl.DateTimeFormat('pt-PT', { timeStyle: 'short' }).format(new Date(moment));

/** The day of a moment by the same clock: «24 de dezembro de 2026». */
export const dayTextOf = (moment: string) =>
  new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long' }).format(new Date(moment));

/** How far a publication is, and what that means for its owner. */
const STATES = {
  unknown: [
    'ainda não sei se chegou',
    'A ligação falhou a meio. Vou perguntando ao GitHub, dois minutos se for preciso, se as mudanças lá chegaram. Até lá não se publica outra vez, mas pode escrever.',
  ],
  lost: ['não chegou a ser publicado', 'O que escreveu está aqui todo: carregue outra vez em «Publicar agora».'],
  building: ['à espera do site', 'As mudanças já saíram daqui; o site costuma mostrá-las em poucos minutos.'],
  byHand: ['guardado, por pôr no site', 'Este site não se publica sozinho: peça a quem o instalou que o publique.'],
  late: [
    'o site ainda não mostra as mudanças',
    'As mudanças já saíram daqui e nada se perdeu, mas passados dez minutos o site ainda não as mostra: peça a quem o instalou que veja porquê.',
  ],
  shown: ['no ar às', 'Toda a gente já vê as mudanças.'],
} as const;

/** The editor's texts, beside the names of topics (content-files.ts) and fields (their schemas). */
export const TEXTS = {
  title: 'Editar o site',
  loading: 'A abrir…',
  topics: 'O que quer mudar?',
  backToTopics: 'Temas',
  search: 'Procurar em tudo',
  searchNone: 'Não encontrámos nada com essas palavras.',
  searchMore: 'Há mais: junte outra palavra, como o nome do que procura.',
  stepForm: 'Mudar',
  stepPage: 'Ver',
  check: 'Verificar',
  publish: 'Publicar',
  save: 'Guardar',
  undo: 'Desfazer',
  skip: 'Saltar para o formulário',
  saved: 'Guardado',
  nothingToUndo: 'Não há nada que desfazer. O que já mudou desfaz-se no fim da lista dos temas.',
  discardAsk: (topic: string) => `Deitar fora tudo o que mudou em «${topic}»? Volta a ficar o que lá estava.`,
  discarded: 'Desfeito: ficou o que estava antes. Carregue outra vez para voltar ao que escreveu.',
  cameBack: 'Voltou o que tinha escrito.',
  notKept:
    'Já não há espaço para guardar o que escreve. Não feche nem recarregue esta página antes de publicar ou guardar: perdia-se.',
  kept: 'O que escreveu fica neste telemóvel.',
  recovered: 'Está aqui o que tinha escrito: ainda não está no site.',
  lost: 'O editor parou. O que escreveu está guardado neste navegador: abra outra vez o editor, e esta página volta sozinha.',
  /** Where another folder's editor took over the port. */
  otherFolder: (other: string) =>
    `Este separador é de outra pasta, e o editor aberto é o da pasta «${other}». Daqui nada se guarda: o que escreveu fica neste navegador, e volta quando abrir o editor da pasta dele.`,
  unsaved: 'por guardar',
  unpublished: 'por publicar',
  hasMistakes: 'com erros',
  breaksElsewhere: ({ name, sentence }: ShownFinding) =>
    `Não guardámos: esta mudança estraga outra coisa${name ? `, em «${TOPICS[name].title}»` : ''}. ${sentence}`,
  mistakes: (count: number) =>
    count === 1 ? 'Não guardámos: falta corrigir um campo.' : `Não guardámos: falta corrigir ${count} campos.`,
  optional: '(pode ficar vazio)',
  letters: (used: number, limit: number) => `${used} de ${limit} letras`,
  euros: '(€)',
  add: 'Acrescentar',
  up: (name: string) => `Subir ${name}`,
  down: (name: string) => `Descer ${name}`,
  remove: (name: string) => `Remover ${name}`,
  removed: (name: string) => `Removido: ${name}.`,
  empty: 'Ainda não há nada aqui.',
  full: (most: number) => `Já são ${most}, e não cabem mais: para pôr mais, tem de tirar primeiro.`,
  shown: (group: string) => `Mostrar no site: ${group}`,
  closed: 'Fechada',
  readAs: (words: string) => `No site: ${words}.`,
  removePeriod: 'Tirar o último período',
  addPeriod: 'Mais um período',
  sameAs: (day: string) => `Como em «${day}»`,
  paste: 'Cole aqui os dois números, ou o endereço do mapa',
  pasteHint:
    'No Google Maps, deixe o dedo em cima da sua porta até aparecerem dois números, como 39.54321, -8.32101. Num computador serve o endereço da página, também o do OpenStreetMap.',
  pasteNothing:
    'Este endereço não diz onde fica a farmácia. Se for curto, como maps.app.goo.gl, abra-o no navegador e cole o endereço comprido que aparece em cima.',
  pasteDone: 'Já sabemos onde fica.',
  turns: {
    paste: 'Cole aqui a lista do município',
    pasteHint:
      'Uma linha para cada turno, como «12/01 a 18/01» ou «3, 10 e 17 de maio». Se a lista tiver todas as farmácias, contam só as linhas com o nome desta.',
    found: (added: number, known: number, others: number) =>
      [
        ['Não há aqui nenhum turno novo.', 'Entrou um turno.'][added] ?? `Entraram ${added} turnos.`,
        known > 0 && `Já cá ${known === 1 ? 'estava 1' : `estavam ${known}`}.`,
        others > 0 && (others === 1 ? 'Uma linha é de outra farmácia.' : `${others} linhas são de outras farmácias.`),
      ]
        .filter(Boolean)
        .join(' '),
    unread: (lines: readonly string[]) => `Não consegui ler: «${lines.join('»; «')}».`,
  },
  hueOfLook: 'A do aspeto',
  photographNone: 'Ainda não há nenhuma.',
  photographIs: (name: string) => `Está escolhida «${name}».`,
  photographChoose: 'Escolher uma fotografia',
  photographCopying: 'A copiar a fotografia…',
  photographCopied: (name: string) => `A fotografia foi copiada como «${name}». Diga a seguir o que se vê nela.`,
  preview: 'O site',
  openSite: 'Abrir à parte',
  noPreview: 'O site aparece aqui quando o conteúdo estiver certo.',
  stopped: 'Parado: o site volta a aparecer aqui quando o editor voltar.',
  weeks: {
    title: 'Dias com outras horas',
    intro: 'Nas próximas oito semanas, com o que está escrito aqui e nos avisos:',
  },
  /** The first screen of a telephone: what is the matter. */
  matters: {
    closing: 'Fechamos mais cedo',
    duty: 'Estamos de serviço',
    price: 'Um preço',
    priceWord: 'preço',
    notice: 'Um aviso',
    photograph: 'Uma fotografia',
  },
  notices: {
    whenMissing: 'Que dia? Escolha o primeiro; o último é o mesmo, se for um só.',
    past: 'Já passou',
    add: 'Novo aviso',
    dutyHint: 'As noites de serviço não precisam de aviso: diga-as nas «Horas», e o site mostra-as sozinho.',
  },
  history: 'O que publiquei',
  historyHere: 'O que mudei',
  historyIntro: 'Pode desfazer uma linha sem mexer nas outras, também as que outra pessoa mudou.',
  historyMore: 'Mostrar mais antigas',
  undoIt: (sentence: string) => `Desfazer: ${sentence}`,
  undoUnreadable: 'Isto não se desfaz daqui: antes ou depois, o tema tinha um erro que não o deixa ler.',
  undoAsk: (open: readonly string[]) =>
    `Isto mudou outra vez depois. Desfazer mesmo assim? Fica assim: ${open.join(' ')}`,
  undoBroken: 'Este tema tem um erro que não o deixa ler: abra-o, reponha-o, e desfaça depois.',
  undoWaits: 'Já está desfeita: falta publicar.',
  undoNone: 'O site já não tem esta mudança: não há nada que desfazer.',
  conflictTitle: 'Alguém mudou o mesmo entretanto',
  conflict: 'O que só um mudou já está junto. Isto mudaram os dois. Se ficar com o seu, o do outro muda assim:',
  keepMine: 'Ficar com o meu',
  keepTheirs: 'Ficar com o do outro',
  broken: 'Não conseguimos ler este tema',
  brokenIntro:
    'Alguém o mudou sem ser por aqui, e ficou um erro: enquanto lá estiver, o site não muda. Carregue em «Repor o que havia antes»: volta atrás só o que não se lê, e o que escreveu fica; ou peça a quem o mudou que corrija isto:',
  mend: 'Repor o que havia antes',
  mendNone: 'Não encontrámos nada que se consiga ler: peça ajuda a quem instalou o site.',
  line: (line: number, written: string) => `Linha ${line}, ${written ? `«${written}»` : 'ou mais acima'}`,
  /** The levels of findings, the gravest first: the title, and what stands there where none was found. */
  levels: {
    error: ['O que está errado', 'Certo, em todos os temas.'],
    law: ['O que a lei pede', 'Não encontrámos faltas no que sabemos verificar.'],
    untrue: ['O que se contradiz', 'Nada se contradiz.'],
    asked: ['Só a farmácia sabe se está bem', 'Nada por confirmar.'],
    invented: ['Ainda é da demonstração', 'Nenhum dado de exemplo.'],
  },
  settle: 'Está certo',
  seeAll: (count: number) => `Ver ${count === 2 ? 'os dois' : `todos os ${count}`}, e dizer se estão certos`,
  moreAsked: (count: number) => `Estas são as que mais importam. Depois destas, mais ${count}.`,
  notLookedFor: 'Por ver: corrija primeiro o que está errado.',
  /** The heading of findings that are in no topic. */
  wholeSite: 'O site inteiro',
  unsavedHere: 'Aqui só conta o que está guardado, e há mudanças por guardar em:',
  publishChanges: 'O que muda no site',
  publishNone: 'Nada mudou desde a última vez.',
  publishFindings: (counts: readonly string[]) => `Antes de publicar, verifique: ${counts.join(', ')}.`,
  byHand:
    'As mudanças estão guardadas neste computador. Esta pasta não está ligada ao GitHub: peça a quem instalou o site que o ponha na internet.',
  send: 'Enviar',
  /** @param isRefused whether `npm run check -- --publicar` finds what keeps a host from showing the site */
  sendAsk: (isRefused: boolean) =>
    isRefused
      ? 'Enviar as mudanças? Ainda há dados de exemplo, ou coisas que se contradizem: enquanto assim for, o mais certo é que a empresa que mostra o site na internet as recuse, e continue à vista o site que já lá está.'
      : 'Enviar as mudanças? Em poucos minutos ficam à vista de todos.',
  sending: 'A enviar…',
  telephone: {
    none: 'Nada por publicar: o que mudar aparece aqui.',
    newFirst: 'O que há de novo com o que escreveu',
    wrong: 'Falta corrigir; os outros temas não esperam por este:',
    stops: 'Tem um erro: enquanto não o corrigir, o site não muda, publique o que publicar.',
    questions: 'Antes de publicar, veja se é mesmo assim:',
    refused: 'Isto não bate certo: enquanto não o corrigir, o site não muda, publique o que publicar:',
    standsStill: 'As mudanças já saíram daqui, mas o site fica como está, até corrigir o que está em baixo.',
    publishNow: 'Publicar agora',
    sending: 'A publicar…',
    fromCopy: 'Sem ligação: está a ver o que havia da última vez',
    seen: 'Já vi',
    why: 'Porquê',
    /** How far a publication is: «Aluguer: no ar às 12:14». */
    outcome: (topics: readonly FileName[], state: keyof typeof STATES, at?: number) => {
      const titles = topics.map((name) => TOPICS[name].title);
      const what = titles.length > 2 ? `${titles.length} temas` : titles.join(' e ');
      return `${what}: ${STATES[state][0]}${at ? ` ${timeText(at)}` : ''}`;
    },
    meaning: (state: keyof typeof STATES) => STATES[state][1],
  },
  key: {
    title: 'Uma chave para este telemóvel',
    intro: (repository: string) =>
      `O site está guardado no GitHub, com o nome «${repository}». Para o mudar daqui precisa de uma chave, que é uma palavra-passe comprida só para ele. Faz-se uma vez por ano.`,
    before:
      'Num iPhone, ponha primeiro esta página no ecrã principal: carregue em «Partilhar» e em «Adicionar ao ecrã principal», e abra-a daí. Senão, ele esquece a chave. Depois leia estes passos até ao fim, porque o GitHub se abre noutra página, em inglês:',
    steps: (repository: string) => [
      'Em «Token name» (nome da chave) junte o seu nome: assim sabe de quem é cada chave.',
      'Em «Expiration» (até quando) está um ano. Deixe assim.',
      `Em «Repository access» (onde entra) escolha «Only select repositories» (só onde disser), e aí só «${repository}».`,
      'Em «Permissions» (o que pode) está «Contents», com «Read and write» (ler e escrever). Se não estiver, acrescente-o, e mais nada.',
      'Carregue no botão verde «Generate token» (fazer a chave), ao fundo, e outra vez quando ele perguntar. Copie a chave no desenho dos dois quadrados: só se vê uma vez. Volte aqui, deixe o dedo na caixa e escolha «Colar».',
    ],
    name: 'Telemóvel',
    make: 'Abra a página do GitHub onde se faz a chave, e entre na conta.',
    label: 'A chave',
    change: 'Mudar a chave',
    changed: (until: string) => `Chave nova guardada: acaba a ${dateText(until)}.`,
    trying: 'A experimentar a chave…',
    begin: 'Começar',
    retry: 'Tentar outra vez',
    kept: 'A chave fica neste telemóvel, tal como é, e só vai para o GitHub. Quem pegar nele desbloqueado pode lê-la, e também um programa de fora que alguém ponha no site: use um código no ecrã. Se perder o telemóvel, apague a chave no GitHub.',
    opens: (until: string) => `A chave deste telemóvel abre o site até ${dateText(until)}.`,
    ends: (until: string, isOver: boolean) =>
      `A chave ${isOver ? 'acabou' : 'acaba'} a ${dateText(until)}: faça outra, pelos mesmos passos.`,
    forget: 'Esquecer a chave neste telemóvel',
    forgetAsk: 'Esquecer a chave? O que escreveu e não publicou continua guardado neste navegador.',
  },
  elsewhere: 'Abriu o editor noutro separador: o que escreveu está lá. Se estava a publicar, veja lá se saiu.',
  goOnHere: 'Continuar aqui',
  crashed: 'O editor falhou. O que escreveu está guardado: feche esta página e abra-a outra vez.',
} as const;
