import { noticeInWords } from '../../notices/notice-in-words.ts';
import { daysFrom } from '../../opening/days.ts';
import { formatEuros } from '../../text/money.ts';
import type { Content } from '../content.ts';
import { escapeMarkdown } from '../mistakes/placeholders.ts';
import { fold, nearestName } from '../nearest-name.ts';
import { leaves } from '../paths.ts';
import { languageCalled, regionOf } from '../pharmacy.ts';
import { regionsOfMunicipality } from '../schemas/municipalities.ts';
import { MONTHS } from '../schemas/values.ts';
import { claim, NOT, type Test } from './rule.ts';

// What texts say of services, payments, deliveries, notices and of who the pharmacy is. A claim is named after what is said, a test after what is wrong.

/** The first service by appointment that the introduction does not name as an exception. */
export const withoutAppointment = claim(
  /sem (esperas,? (nem|e sem) )?marcação|não precisa de marcar|sem marcar/i,
  null,
  (_sentence, { servicos, pagina }) => {
    const exceptions = fold(pagina.servicos.introducao);
    const service = servicos.find(
      ({ nome, descricao }) =>
        /(?<!(sem|nem|de) )\bmarc(a|am|ar|ação|ações|amos)\b/i.test(`${nome}. ${descricao}`) &&
        !exceptions.includes(fold(nome)),
    );
    return service?.nome ?? null;
  },
);

/** How texts promise a service, and how words begin that speak of it in a service, a partner's or a device for rent. */
const SERVICES: readonly (readonly [promised: RegExp, given: string])[] = [
  [/\bvacin(as?|ação|amos)\b/i, 'vacin'],
  [/\btensão (arterial|mede)|\bmed\S+ (d?a )?(sua )?tensão/i, 'tensão|pressão'],
  [/\btestes? rápidos?|\bglic[ée]mia|\bcolesterol/i, 'teste|glic|colesterol'],
  [/\bnutri(ção|cionista)\b/i, 'nutri'],
  [/\binje(ção|ções|táve(l|is))/i, 'inje'],
  [/\bpensos\b|\btratamos feridas|\btratamento de feridas/i, 'penso|ferida|curativ'],
];

/** The first service that a text promises, and that is on no list. */
export const promisesService = claim(/^/, NOT, (sentence, { servicos, parceiros, aluguer }) => {
  const texts = leaves([servicos, parceiros, aluguer]).filter(({ path }) => path.at(-1) !== 'icone');
  const isGiven = (words: string) =>
    texts.some(({ value }) => new RegExp(`(?<!\\p{L})(?:${words})`, 'iu').test(String(value)));
  const [promised] = SERVICES.find(([promised, given]) => promised.test(sentence) && !isGiven(given)) ?? [];
  return promised?.exec(sentence)?.[0] ?? null;
});

/** What texts call a way to pay, and its mark. */
const WAYS: readonly (readonly [name: RegExp, marks: string])[] = [
  [/MB ?WAY/i, 'mbway'],
  [/multibanco/i, 'multibanco'],
  [/\bvisa\b/i, 'visa'],
  [/mastercard/i, 'mastercard'],
  [/apple pay/i, 'applepay'],
  [/google pay|paypal|american express/i, ''],
  [/\bcheques?\b(?!-)/i, ''],
  [/\bdinheiro\b/i, 'dinheiro'],
  [/\bcart(ão|ões)\b/i, 'cartao visa mastercard multibanco'],
];

export const takesPayment = claim(
  /\bpag(a|ue|am|o|ar|amos|amento)\b|\bpaga-se\b|\baceit/i,
  NOT,
  (sentence, { pagamentos }) => {
    const taken = pagamentos.filter(({ aceita }) => aceita);
    const refused = WAYS.find(
      ([name, marks]) =>
        name.test(sentence) &&
        !taken.some(({ nome, marca = '-' }) => name.test(nome) || marks.split(' ').includes(marca)),
    );
    return refused?.[0].exec(sentence)?.[0] ?? null;
  },
);

export const delivers = claim(
  /\bentreg\w+ (ao domicílio|em (sua )?casa|a casa)|\blevamos\b.*\ba (sua )?casa\b/i,
  NOT,
  (_sentence, { entregas }) => !entregas.faz,
);

export const deliversFree = claim(
  /\b(entreg\w+|levamos)\b.*\b(grátis|gratuit\w+|sem custos?)\b|\b(grátis|gratuit\w+)\b.*\b(entreg\w+|levamos)\b/i,
  /\b(não|nem|a partir|acima|mais de|desde|exce(?:[tp]\w*|ção|ções)|salvo)\b/i,
  (_sentence, { entregas: { faz, normal } }) => faz && normal.preco > 0 && formatEuros(normal.preco),
);

/** The pharmacy's own council among its neighbours. */
export const ownCouncil: Test = (_text, { farmacia, entregas: { faz, concelhos } }) =>
  faz && concelhos.includes(farmacia.concelho) && `«${farmacia.concelho}»`;

export const deliversUrgently = claim(
  /\bentreg\w+ (urgente|no próprio dia|no mesmo dia|imediata)|\burgente\b.*\bentreg/i,
  NOT,
  (_sentence, { entregas: { faz, urgente, normal } }) =>
    faz &&
    !urgente &&
    !/(próprio|mesmo|nesse) dia|hoje|(?<![\p{L}\d])(uma|duas|três|poucas|1?\d) horas?/iu.test(normal.prazo),
);

export const notCommunicated: Test = (_text, { entregas }) => entregas.faz && !entregas.comunicada;

/** A health act, and a price or a gift: who offers them says its number of the ERS, and what is included (DL 238/2015). */
const HEALTH = /consult|médic|rastrei|audi(ç|t)|dentis|fisioterap|enferm|nutri|psic[óo]log|podolog/i;
const PRICED = /\d\s?€|\bgr[aá]t|\bsem pagar\b|\bofer(ta|ecemos)\b/i;

/** What a partner's service does not say of who provides it. */
export const providerLeftOut: Test = (_title, _facts, { parent }) => {
  const { titulo, descricao, pontos, nota, prestador, inclui } = parent as Content['parceiros'][number];
  const texts = [titulo, descricao, ...pontos, nota].join(' ');
  const missing = [
    !prestador && 'quem presta o serviço, com o nome e o NIF (prestador)',
    HEALTH.test(texts) && !prestador?.ers && 'o registo na ERS, se presta cuidados de saúde (ers)',
    PRICED.test(texts) && !inclui && 'o que inclui o preço, ou o que é grátis (inclui)',
  ].filter(Boolean);
  return missing.length > 0 && missing.join('; ');
};

export const rents = claim(/\balugu/i, null, (_sentence, { aluguer }) => aluguer.length === 0);
export const hasPartners = claim(/\bparceir/i, null, (_sentence, { parceiros }) => parceiros.length === 0);

export const monthToCome = claim(/\S+ de \d{4}$/, null, (sentence, { today }) => {
  const [, month = '', year = ''] = /(\S+) de (\d{4})$/.exec(sentence) ?? [];
  return `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}` > today.slice(0, 7);
});

/** Days of the month that a text names, but for those until which or from which again something is. */
const NAMED_DAY = /\bdias? \d|\d de \p{L}|\d\/\d/iu;
const END_OF_CHANGE = /\b(?:até|abrimos|reabrimos|voltamos)(?: ao?| no)?(?: dia)? \d+(?: de \p{L}+|\/\d+)?/giu;
/** A pharmacy that closes for longer says when. */
const FORTNIGHT = 14;

/** What a notice does to the hours, where its text names other days than the first, or none of so many: it may only be read on them. */
export const changesOtherDays: Test = (first, { today }, { parent }) => {
  const notice = parent as Content['avisos'][number];
  const named = notice.texto.replace(END_OF_CHANGE, '');
  const numbers = named.match(/\d+(?![\dh:])/g)?.map(Number) ?? [];
  const isSaid = numbers.includes(Number(first.slice(8)));
  const isOther = !isSaid && (NAMED_DAY.test(named) || daysFrom(first, notice.ate) >= FORTNIGHT);
  if (!isOther || notice.ate < today || !(notice.fechada || notice.horario?.length)) return null;
  return noticeInWords(notice, today).at(-1) ?? null;
};

/** What a notice that closes whole days does, where its text speaks of a part of them. */
export const closesAllDay: Test = (_closed, { today }, { parent }) => {
  const notice = parent as Content['avisos'][number];
  const isPart =
    /\b(fech\w+|encerr\w+) (mais cedo|à tarde|de tarde|às? \d|a partir d)|\bsó (abrimos )?(de manhã|à tarde|até às? \d)/i;
  if (!notice.fechada || notice.das || notice.ate < today || !isPart.test(notice.texto)) return null;
  return noticeInWords(notice, today).at(-1) ?? null;
};

/** A name that the privacy policy has a field for, and does not say. */
export const leftOutOfPolicy: Test = (name, { privacidade }) =>
  ![name, escapeMarkdown(name)].some((written) => privacidade.texto.includes(written));

/** A number of ANACOM's numbering plan, in words and not in an address, without the cost of its call (DL 59/2021). */
export const numberWithoutCost: Test = (text) => {
  // A number alone is a field's, which has its own rules.
  if (!/\p{L}{3}/u.test(text) || /chamada|rede (fixa|móvel)|custo/i.test(text)) return null;
  const words = text.replace(/\]\([^)]*\)|\S+:\/\/\S+|\S+@\S+/g, '');
  const [named] = /\{farmacia\.(telefones|outrosTelefones)[^}]*\}/.exec(words) ?? [];
  const digits = words.replace(/(?<=\d)[ .\u00a0](?=\d)/g, '');
  const [number] = /(?<!\d)(?:351)?(2\d{8}|9[1236]\d{7}|(80[08]|707|76[01]|30\d)\d{6})(?!\d)/.exec(digits) ?? [];
  return named ?? number ?? null;
};

/** A tax number that is a person's, a sole owner's, is no NIPC. */
export const isCompany = claim(/\bNIPC\b/, null, (_sentence, { farmacia }) => /^[1-4]/.test(farmacia.empresa.nipc));

export const sinceYear = claim(
  /\b(desde|abr\S+ (portas )?em|fundada em) (?:1[5-9]|20)\d\d\b/i,
  null,
  (sentence, { farmacia }) => !sentence.includes(String(farmacia.desde)) && String(farmacia.desde),
);

const REGIONS = { continente: 'no continente', madeira: 'na Madeira', acores: 'nos Açores' } as const;

/** A council of another region than the point, which decides the clock and the regional holidays and says neither. */
export const councilElsewhere: Test = (council, facts) => {
  const regions = regionsOfMunicipality(council);
  return regions.length > 0 && !regions.includes(regionOf(facts)) && REGIONS[regionOf(facts)];
};

/** The languages of ISO 639-1, as they are called in Portuguese. */
const LANGUAGE_NAMES = new Intl.DisplayNames('pt-PT', { type: 'language', fallback: 'none' });
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const LANGUAGES = LETTERS.flatMap((first) => LETTERS.flatMap((second) => LANGUAGE_NAMES.of(first + second) ?? []));

/** The language that a misspelt name is nearest to; those of interface.yaml are known without their accents too. */
export const misspeltLanguage: Test = (written, facts) => {
  const isKnown = languageCalled(written, facts) || LANGUAGES.includes(written.toLowerCase());
  return isKnown ? null : nearestName(written, LANGUAGES);
};

/** The national service or its line, on an island: postal codes there begin with 9. The application of that name is everybody's. */
export const healthServiceOnIslands = claim(/(?<!\bapp (do )?)\bSNS\b/i, null, (_sentence, { farmacia }) =>
  farmacia.morada.codigoPostal.startsWith('9'),
);

/** English of which the owner has not said whether it stays. */
export const hasUnreadEnglish: Test = (_name, { otherLanguages }, { parent }) =>
  (parent as { ingles?: boolean }).ingles === undefined && otherLanguages.some(({ codigo }) => codigo === 'en');

/** What may be added outside the hours, where the sentence about it has another amount. */
export const otherSurcharge: Test = (_amount, { horario: { acrescimo = '', acrescimoAte = 0 } }) =>
  !acrescimo.replaceAll('\u00a0', ' ').includes(formatEuros(acrescimoAte).replace('\u00a0', ' ')) && acrescimo;
