import type { Path } from '../src/lib/paths.ts';

/** How a field is shown where its schema cannot say it. */
export type Kind =
  | 'euros'
  | 'time'
  | 'date'
  | 'days'
  | 'hue'
  | 'coordinates'
  | 'municipality'
  | 'municipalities'
  | 'long'
  | 'link'
  | 'digits'
  | 'photograph'
  | 'internal';

/** All that the schema cannot express about a field. */
interface Rule {
  kind?: Kind;
  /** In place of the schema's description, where that speaks of how the file is written. */
  label?: string;
  hint?: string;
  /** The label of each choice. */
  choices?: Readonly<Record<string, string>>;
}

const WEEK = {
  segunda: 'Segunda',
  terca: 'Terça',
  quarta: 'Quarta',
  quinta: 'Quinta',
  sexta: 'Sexta',
  sabado: 'Sábado',
  domingo: 'Domingo',
};

const DRAWINGS = {
  coracao: 'Coração',
  gota: 'Gota',
  seringa: 'Seringa',
  penso: 'Penso',
  nutricao: 'Maçã',
  entrega: 'Carrinha',
  cruz: 'Cruz da farmácia',
  consulta: 'Estetoscópio',
  cama: 'Cama',
  ouvido: 'Ouvido',
};

const BRANDS = {
  '': 'Nenhum: só o nome',
  dinheiro: 'Dinheiro',
  visa: 'Visa',
  mastercard: 'Mastercard',
  mbway: 'MB WAY',
  multibanco: 'Multibanco',
  applepay: 'Apple Pay',
  cartao: 'Outro cartão',
};

const SECTIONS = {
  sobre: 'Sobre a farmácia',
  servicos: 'Serviços',
  aluguer: 'Aluguer',
  parceiros: 'Parceiros',
  'como-chegar': 'Como chegar',
  pedido: 'Pedido',
  contactos: 'Contactos',
  pagamentos: 'Pagamentos',
};

/**
 * The one table of what the schemas cannot say, by path: `*` stands for any file or key, `[]` for any item. A field goes by
 * the first row that fits.
 */
const RULES: readonly (readonly [at: string, rule: Rule])[] = [
  [
    'farmacia.yaml:demonstracao',
    { label: 'Isto ainda é uma demonstração', hint: 'Tire o visto quando todos os dados forem os seus.' },
  ],
  ['farmacia.yaml:concelho', { kind: 'municipality' }],
  ['farmacia.yaml:desde', { kind: 'digits' }],
  ['farmacia.yaml:site', { kind: 'link', label: 'Endereço do site' }],
  [
    'farmacia.yaml:matiz',
    { kind: 'hue', label: 'Cor da casa', hint: '155 é o verde da cruz, 200 o turquesa, 250 o azul, 25 o tijolo.' },
  ],
  ['farmacia.yaml:aspeto', { label: 'Aspeto' }],
  [
    'farmacia.yaml:aspeto.azulejo',
    {
      label: 'Desenho dos azulejos',
      choices: { roseta: 'Roseta: pétalas num anel', estrela: 'Estrela de oito pontas', escama: 'Escama: como ondas' },
    },
  ],
  [
    'farmacia.yaml:aspeto.abertura',
    {
      label: 'O que abre a página',
      choices: {
        placa: 'A placa da rua, sobre azulejos',
        fotografia: 'A fotografia da loja, em moldura de azulejos',
        azulejo: 'Só azulejos',
      },
    },
  ],
  ['farmacia.yaml:aspeto.cantos', { label: 'Cantos', choices: { redondos: 'Redondos', retos: 'Retos' } }],
  [
    'farmacia.yaml:fotografias',
    {
      label: 'Fotografias',
      hint: 'Tal como saem do telemóvel. Cada uma precisa de uma frase que diga o que se vê, para quem não a pode ver.',
    },
  ],
  [
    'farmacia.yaml:fotografias.*.ficheiro',
    { kind: 'photograph', label: 'Fotografia', hint: 'JPEG, PNG ou WebP, com 1000 pixéis de largura ou mais.' },
  ],
  [
    'farmacia.yaml:fotografias.*.descricao',
    { kind: 'long', label: 'O que se vê', hint: 'Para quem não vê: quem ou o quê, onde, a fazer o quê.' },
  ],
  [
    'farmacia.yaml:empresa.nipc',
    { kind: 'digits', label: 'NIPC', hint: 'Nove algarismos; o NIF, se for em nome individual.' },
  ],
  ['farmacia.yaml:telefones', { label: 'Telefones', hint: 'Nove algarismos, sem +351.' }],
  ['farmacia.yaml:telefones.*', { kind: 'digits' }],
  ['farmacia.yaml:outrosTelefones[].numero', { kind: 'digits', label: 'Número' }],
  ['*:*[].custo', { label: 'Custo da chamada', hint: 'Só de um número 800 ou 808.' }],
  ['farmacia.yaml:postos[].aberturas[].dias', { kind: 'days', choices: WEEK }],
  ['farmacia.yaml:postos[].aberturas[].abre', { kind: 'time', label: 'Abre às' }],
  ['farmacia.yaml:postos[].aberturas[].fecha', { kind: 'time', label: 'Fecha às', hint: 'Meia-noite é 24:00.' }],
  ['farmacia.yaml:coordenadas', { kind: 'coordinates' }],
  ['farmacia.yaml:*[].url', { kind: 'link' }],
  ['farmacia.yaml:*.*.url', { kind: 'link' }],
  ['farmacia.yaml:ligacoes.*', { kind: 'link' }],
  [
    'horario.yaml:aberturas',
    { label: 'Horas em que está aberta', hint: 'Uma pausa de almoço são dois períodos nos mesmos dias.' },
  ],
  ['horario.yaml:aberturas[].dias', { kind: 'days', choices: WEEK }],
  ['horario.yaml:aberturas[].abre', { kind: 'time', label: 'Abre às' }],
  ['horario.yaml:aberturas[].fecha', { kind: 'time', label: 'Fecha às', hint: 'Meia-noite é 24:00.' }],
  ['horario.yaml:feriados', { label: 'Feriados' }],
  [
    'horario.yaml:feriados.regime',
    {
      label: 'Nos feriados',
      choices: { normal: 'Como nos outros dias', fechada: 'Fechada', proprio: 'Com horário próprio' },
    },
  ],
  ['horario.yaml:feriados.horario', { label: 'Horário dos feriados', hint: 'Só com horário próprio.' }],
  ['horario.yaml:feriados.horario[].abre', { kind: 'time', label: 'Abre às' }],
  ['horario.yaml:feriados.horario[].fecha', { kind: 'time', label: 'Fecha às', hint: 'Meia-noite é 24:00.' }],
  [
    'horario.yaml:feriados.municipal',
    { label: 'Feriado do município', hint: 'Um dia e um mês, como 24/06, ou Páscoa + 39. Deixe vazio se não houver.' },
  ],
  [
    'horario.yaml:servico',
    { label: 'Noites de serviço', hint: 'Nessas noites o site diz «de serviço», em vez de «fechada».' },
  ],
  [
    'horario.yaml:servico.turnos',
    {
      label: 'Turnos',
      hint: 'Um por cada data, ou um só que volta de tantos em tantos dias. Apague-os se não houver.',
    },
  ],
  ['horario.yaml:servico.turnos[].de', { kind: 'date', label: 'Primeiro dia' }],
  ['horario.yaml:servico.turnos[].ate', { kind: 'date', label: 'Último dia', hint: 'Deixe vazio se for só um.' }],
  [
    'horario.yaml:servico.turnos[].repete',
    { label: 'Volta de quantos em quantos dias', hint: '21 são três semanas. Deixe vazio se não voltar.' },
  ],
  [
    'horario.yaml:servico.muda',
    { kind: 'time', label: 'O turno muda às', hint: 'Vai até essa hora do dia seguinte. Se não disser, 09:00.' },
  ],
  ['horario.yaml:servico.atende', { label: 'O que se faz de noite', hint: 'Como «toque à campainha».' }],
  ['horario.yaml:*', { kind: 'long' }],
  ['entregas.yaml:concelhos', { kind: 'municipalities' }],
  [
    'entregas.yaml:area',
    { label: 'Onde entregamos, se for menos que o concelho', hint: 'Uma frase. Deixe vazio se for o concelho todo.' },
  ],
  ['entregas.yaml:*.preco', { kind: 'euros', label: 'Preço', hint: '0 é grátis.' }],
  ['servicos.yaml:[].desde', { label: 'O preço começa aí («desde 10,00 €»)' }],
  ['entregas.yaml:faz', { label: 'Entregamos em casa' }],
  ['servicos.yaml:[].marcacao', { kind: 'link' }],
  ['parceiros.yaml:[].ligacao.url', { kind: 'link' }],
  ['servicos.yaml:[].preco', { kind: 'euros', label: 'Preço', hint: 'Deixe vazio se não houver.' }],
  ['aluguer.yaml:[].precoDia', { kind: 'euros', label: 'Preço por dia' }],
  ['aluguer.yaml:[].caucao', { kind: 'euros', label: 'Caução, que se devolve', hint: 'Deixe vazio se não houver.' }],
  ['aluguer.yaml:[].extra', { label: 'O que se compra novo, por higiene' }],
  ['aluguer.yaml:[].extra.nome', { label: 'O quê' }],
  ['aluguer.yaml:[].extra.preco', { kind: 'euros', label: 'Preço' }],
  ['*:[].id', { kind: 'internal', label: 'Nome interno', hint: 'Faz-se sozinho a partir do nome.' }],
  ['*:[].icone', { choices: DRAWINGS }],
  ['pagamentos.yaml:[].marca', { choices: BRANDS }],
  ['pagina.yaml:cabecalho.ligacoes[].para', { choices: SECTIONS }],
  ['avisos.json:[].texto', { kind: 'long', label: 'Texto do aviso' }],
  ['avisos.json:[].de', { kind: 'date', label: 'Mostrar desde' }],
  ['avisos.json:[].ate', { kind: 'date', label: 'Até (inclusive)' }],
  [
    'avisos.json:[].tipo',
    { label: 'Importância', choices: { normal: 'Normal', urgente: 'Urgente: a vermelho, em primeiro lugar' } },
  ],
  ['avisos.json:[].fechada', { label: 'A farmácia está fechada nestes dias' }],
  ['avisos.json:[].das', { kind: 'time', label: 'Fechada a partir das', hint: 'Deixe vazio se for o dia todo.' }],
  ['avisos.json:[].as', { kind: 'time', label: 'Fechada até às', hint: 'Deixe vazio se for o dia todo.' }],
  ['avisos.json:[].horario', { label: 'Outras horas nestes dias', hint: 'Deixe vazio se forem as do costume.' }],
  ['avisos.json:[].horario[].abre', { kind: 'time', label: 'Abre às' }],
  ['avisos.json:[].horario[].fecha', { kind: 'time', label: 'Fecha às', hint: 'Meia-noite é 24:00.' }],
  ...[
    'descricao',
    'introducao',
    'texto',
    'ajuda',
    'nota',
    'corpo',
    'saudacao',
    'condicao',
    'pagamento',
    'privacidade',
    'higiene',
    'entregaArea',
  ].flatMap((key) => [`*:${key}`, `*:*.${key}`, `*:[].${key}`].map((at) => [at, { kind: 'long' as const }] as const)),
  ['pagina.yaml:sobre.paragrafos[]', { kind: 'long' }],
  ['pagina.yaml:sobre.aberta', { kind: 'long' }],
  ['privacidade.md:destinatario.*', { kind: 'long' }],
  ['formulario.yaml:*.*', { kind: 'long' }],
  ['interface.yaml:*.*', { kind: 'long' }],
];

const NONE: Rule = {};

/** The table's row for a field. */
export function ruleOf(file: string, path: Path): Rule {
  const keys = path.map((key) => (typeof key === 'number' ? '[]' : key));
  return RULES.find(([at]) => fits(at, file, keys))?.[1] ?? NONE;
}

function fits(at: string, file: string, keys: string[]): boolean {
  const [ofFile = '', ofPath = ''] = at.split(':');
  const wanted = ofPath.match(/\[\]|[^.[\]]+/g) ?? [];
  if (ofFile !== '*' && ofFile !== file) return false;
  return (
    wanted.length === keys.length && wanted.every((part, i) => part === keys[i] || (part === '*' && keys[i] !== '[]'))
  );
}
