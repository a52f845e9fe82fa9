/** What the rental says: the table of prices, and the sum of a quote. */

export const itemColumn = 'Equipamento';
export const priceColumn = 'Preço';
/** The column of what is bought new, and of deposits. */
export const besidesColumn = 'Além do aluguer';
/** After a price. */
export const PER = { dia: 'por dia', semana: 'por semana', mes: 'por mês' } as const;
/** Before the amount, in the table. */
export const deposit = 'Caução';
export const nothingBesides = 'Sem mais despesas';
/** Before the sum of the first day, in few words: without «novo» and «obrigatório»; several parts are a kit. */
export const firstDayWith = (part: string) =>
  `1.º dia, com ${isKit(part) ? 'kit novo' : part.replace(/( nov[oa]s?)?( obrigatóri[oa]s?)?$/, '')}`;
/** After the sum of a quote, which includes the part. */
export const withPart = (part: string) =>
  isKit(part) ? 'kit incluído' : `com ${part.replace(/ obrigatóri[oa]s?$/, '')}`;
const isKit = (part: string) => /^kit|,| e /i.test(part);

/** The button that leads to the request (specification §2). */
export const book = 'Agendar Aluguer';

export const quoteTitle = 'Quanto fica?';
export const daysField = 'Quantos dias';
export const toDates = 'Escolher datas';
export const toDays = 'Indicar o número de dias';
export const firstDay = 'Primeiro dia';
export const lastDay = 'Último dia';

/** These stand in the place of the sum while there is no number of days. */
export const MISTAKES = {
  semDatas: 'Escolha o primeiro e o último dia.',
  semDias: 'Indique quantos dias, e dizemos quanto fica.',
  zero: 'Aluga-se pelo menos por um dia.',
  inteiros: 'Indique um número inteiro de dias.',
  demais: 'Fazemos contas até um ano. Para mais tempo, ligue-nos.',
  passado: 'O primeiro dia já passou. Escolha outro.',
  ordem: 'O último dia vem antes do primeiro. Troque-os.',
} as const;

/** One of each unit, and several. */
export const UNITS = {
  dia: ['dia', 'dias'],
  semana: ['semana', 'semanas'],
  mes: ['mês de 30 dias', 'meses de 30 dias'],
} as const;

/** A rental whose days cost nothing. */
export const loan = 'Empréstimo';
export const bookLoan = 'Pedir emprestado';
/** A number of days at the price of each, in the quote. */
export const atPrice = (days: string, price: string) => `${days} a ${price}`;
export const total = 'Total';
/** The two buttons beside the number of days. */
export const oneDayLess = 'Menos um dia';
export const oneDayMore = 'Mais um dia';
/** Behind a sum that some pay otherwise, «ou 3,00 € para sócios». */
export const withoutPrice = (other: string) => `sem contar «${other}»`;
/** Behind a sum, if there is one; also in the visitor's message. No line ends after the plus, by its no-break space. */
export const withDeposit = (amount: string, hasSum: boolean) =>
  `${hasSum ? '+\u00a0' : ''}${amount} de caução, devolvida no fim`;
