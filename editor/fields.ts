import type { Path } from '../src/lib/paths.ts';
import { BRANDS, DRAWINGS, SECTIONS, WEEK } from './choices.ts';

/** The control of a field, where its schema does not decide it. */
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
  /** In place of the schema's description, where that describes how the file is written. */
  label?: string;
  hint?: string;
  /** The label of each choice. */
  choices?: Readonly<Record<string, string>>;
}

/** Rules by the path of their fields: `*` stands for any name, `[]` for any item. The first that fits a field counts. */
type Rules = Readonly<Record<string, Rule>>;

/** The rules for the items of a list of opening periods. */
const periodsIn = (list: string): Rules => ({
  [`${list}[].dias`]: { kind: 'days', choices: WEEK },
  [`${list}[].abre`]: { kind: 'time', label: 'Abre às' },
  [`${list}[].fecha`]: { kind: 'time', label: 'Fecha às', hint: 'Meia-noite é 24:00.' },
});

const RULES: Readonly<Record<string, Rules>> = {
  'farmacia.yaml': {
    demonstracao: {
      label: 'Isto ainda é uma demonstração',
      hint: 'Tire o visto quando todos os dados forem os seus.',
    },
    concelho: { kind: 'municipality' },
    desde: { kind: 'digits' },
    site: { kind: 'link', label: 'Endereço do site' },
    matiz: {
      kind: 'hue',
      label: 'Cor da casa',
      hint: '155 é o verde da cruz, 200 o turquesa, 250 o azul, 25 o tijolo.',
    },
    aspeto: { label: 'Aspeto' },
    'aspeto.azulejo': {
      label: 'Desenho dos azulejos',
      choices: { roseta: 'Roseta: pétalas num anel', estrela: 'Estrela de oito pontas', escama: 'Escama: como ondas' },
    },
    'aspeto.abertura': {
      label: 'O que abre a página',
      choices: {
        placa: 'A placa da rua, sobre azulejos',
        fotografia: 'A fotografia da loja, em moldura de azulejos',
        azulejo: 'Só azulejos',
      },
    },
    'aspeto.cantos': { label: 'Cantos', choices: { redondos: 'Redondos', retos: 'Retos' } },
    fotografias: {
      label: 'Fotografias',
      hint: 'Tal como saem do telemóvel. Cada uma precisa de uma frase que diga o que se vê, para quem não a pode ver.',
    },
    'fotografias.*.ficheiro': {
      kind: 'photograph',
      label: 'Fotografia',
      hint: 'JPEG, PNG ou WebP, com 1000 pixéis de largura ou mais.',
    },
    'fotografias.*.descricao': {
      kind: 'long',
      label: 'O que se vê',
      hint: 'Para quem não vê: quem ou o quê, onde, a fazer o quê.',
    },
    'empresa.nipc': { kind: 'digits', label: 'NIPC', hint: 'Nove algarismos; o NIF, se for em nome individual.' },
    telefones: { label: 'Telefones', hint: 'Nove algarismos, sem +351.' },
    'telefones.*': { kind: 'digits' },
    'outrosTelefones[].numero': { kind: 'digits', label: 'Número' },
    ...periodsIn('postos[].aberturas'),
    coordenadas: { kind: 'coordinates' },
    '*[].url': { kind: 'link' },
    '*.*.url': { kind: 'link' },
    'ligacoes.*': { kind: 'link' },
  },
  'horario.yaml': {
    aberturas: {
      label: 'Horas em que está aberta',
      hint: 'Uma pausa de almoço são dois períodos nos mesmos dias.',
    },
    ...periodsIn('aberturas'),
    feriados: { label: 'Feriados' },
    'feriados.regime': {
      label: 'Nos feriados',
      choices: { normal: 'Como nos outros dias', fechada: 'Fechada', proprio: 'Com horário próprio' },
    },
    'feriados.horario': { label: 'Horário dos feriados', hint: 'Só com horário próprio.' },
    ...periodsIn('feriados.horario'),
    'feriados.municipal': {
      label: 'Feriado do município',
      hint: 'Um dia e um mês, como 24/06, ou Páscoa + 39. Deixe vazio se não houver.',
    },
    servico: { label: 'Noites de serviço', hint: 'Nessas noites o site diz «de serviço», em vez de «fechada».' },
    'servico.turnos': {
      label: 'Turnos',
      hint: 'Um por cada data, ou um só que volta de tantos em tantos dias. Apague-os se não houver.',
    },
    'servico.turnos[].de': { kind: 'date', label: 'Primeiro dia' },
    'servico.turnos[].ate': { kind: 'date', label: 'Último dia', hint: 'Deixe vazio se for só um.' },
    'servico.turnos[].repete': {
      label: 'Volta de quantos em quantos dias',
      hint: '21 são três semanas. Deixe vazio se não voltar.',
    },
    'servico.muda': {
      kind: 'time',
      label: 'O turno muda às',
      hint: 'Vai até essa hora do dia seguinte. Se não disser, 09:00.',
    },
    'servico.atende': { label: 'O que se faz de noite', hint: 'Como «toque à campainha».' },
    '*': { kind: 'long' },
  },
  'entregas.yaml': {
    faz: { label: 'Entregamos em casa' },
    concelhos: { kind: 'municipalities' },
    area: {
      label: 'Onde entregamos, se for menos que o concelho',
      hint: 'Uma frase. Deixe vazio se for o concelho todo.',
    },
    '*.preco': { kind: 'euros', label: 'Preço', hint: '0 é grátis.' },
  },
  'servicos.yaml': {
    '[].desde': { label: 'O preço começa aí («desde 10,00 €»)' },
    '[].marcacao': { kind: 'link' },
    '[].preco': { kind: 'euros', label: 'Preço', hint: 'Deixe vazio se não houver.' },
    '[].icone': { choices: DRAWINGS },
  },
  'parceiros.yaml': {
    '[].ligacao.url': { kind: 'link' },
    '[].icone': { choices: DRAWINGS },
  },
  'aluguer.yaml': {
    '[].precoDia': { kind: 'euros', label: 'Preço por dia' },
    '[].caucao': { kind: 'euros', label: 'Caução, que se devolve', hint: 'Deixe vazio se não houver.' },
    '[].extra': { label: 'O que se compra novo, por higiene' },
    '[].extra.nome': { label: 'O quê' },
    '[].extra.preco': { kind: 'euros', label: 'Preço' },
  },
  'pagamentos.yaml': {
    '[].marca': { choices: BRANDS },
  },
  'pagina.yaml': {
    'cabecalho.ligacoes[].para': { choices: SECTIONS },
    'sobre.paragrafos[]': { kind: 'long' },
    'sobre.aberta': { kind: 'long' },
  },
  'privacidade.md': { 'destinatario.*': { kind: 'long' } },
  'formulario.yaml': { '*.*': { kind: 'long' } },
  'interface.yaml': { '*.*': { kind: 'long' } },
  'avisos.json': {
    '[].texto': { kind: 'long', label: 'Texto do aviso' },
    '[].de': { kind: 'date', label: 'Mostrar desde' },
    '[].ate': { kind: 'date', label: 'Até (inclusive)' },
    '[].tipo': {
      label: 'Importância',
      choices: { normal: 'Normal', urgente: 'Urgente: a vermelho, em primeiro lugar' },
    },
    '[].fechada': { label: 'A farmácia está fechada nestes dias' },
    '[].das': { kind: 'time', label: 'Fechada a partir das', hint: 'Deixe vazio se for o dia todo.' },
    '[].as': { kind: 'time', label: 'Fechada até às', hint: 'Deixe vazio se for o dia todo.' },
    '[].horario': { label: 'Outras horas nestes dias', hint: 'Deixe vazio se forem as do costume.' },
    ...periodsIn('[].horario'),
  },
};

/** Texts of several lines, in whatever file: of a field at its top, of a group or of an item. */
const LONG_TEXTS = [
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
].flatMap((name) => [name, `*.${name}`, `[].${name}`]);

/** The rules for fields of any file, which come after its own. */
const COMMON: Rules = {
  '[].id': { kind: 'internal', label: 'Nome interno', hint: 'Faz-se sozinho a partir do nome.' },
  '*[].custo': { label: 'Custo da chamada', hint: 'Só de um número 800 ou 808.' },
  ...Object.fromEntries(LONG_TEXTS.map((pattern) => [pattern, { kind: 'long' }])),
};

/** The rule for a field; an empty one where its schema is enough. */
export function ruleOf(file: string, path: Path): Rule {
  const keys = path.map((key) => (typeof key === 'number' ? '[]' : key));
  const rules = [RULES[file] ?? {}, COMMON].flatMap((group) => Object.entries(group));
  return rules.find(([pattern]) => fits(pattern, keys))?.[1] ?? {};
}

function fits(pattern: string, keys: string[]): boolean {
  const wanted = pattern.match(/\[\]|[^.[\]]+/g) ?? [];
  return (
    wanted.length === keys.length && wanted.every((part, i) => part === keys[i] || (part === '*' && keys[i] !== '[]'))
  );
}
