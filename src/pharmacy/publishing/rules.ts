import { formatEuros } from '../../text/money.ts';
import type { Content } from '../content.ts';
import * as claims from './claims.ts';
import * as hoursClaims from './hours-claims.ts';
import type { Rule, Test } from './rule.ts';

/** All but who the pharmacy is, and the texts of controls (interface, formulario), which are the same for everybody. */
const OWNER_TEXTS = filesNamed(
  'horario pagina servicos entregas aluguer parceiros slogans perguntas pagamentos privacidade avisos',
);
const ALL = filesNamed('farmacia').concat(OWNER_TEXTS);
/** Where the pharmacy speaks of itself: not of its partners, and not of a few days (notices). */
const OF_OUR_DOOR = filesNamed('horario pagina servicos entregas aluguer slogans perguntas');
const ABOUT_ITSELF = OF_OUR_DOOR.concat('privacidade');
const ANY = /^/;
/** A line of the privacy policy; that, or the page's description. */
const POLICY = /^texto$/;
const DESCRIPTION_OR_POLICY = /^(descricao|texto)$/;
/** Where days and hours alone are the pharmacy's, and not of a delivery, a partner or an answer. */
const SPEAKS_OF_OPENING = /^(descricao|abertura\.destaques.*|sobre\.aberta(Titulo)?|\[\d+\])$/;

/** Every invented text of the demonstration, in whatever field. */
const INVENTED =
  /[\w.@/:-]*\.example\b[\w./-]*|\b(500|249|910) ?000 ?000\b|\b2000-000\b|n\.º 0000\b|\ba indicar\b|Farmácia Exemplar|Vila Exemplo( da Ribeira)?/;

/** The content files of these names, in a row. */
function filesNamed(list: string): (keyof Content)[] {
  return list.split(' ') as (keyof Content)[];
}

const found =
  (pattern: RegExp): Test =>
  (text) =>
    pattern.exec(text)?.[0] ?? null;
const unchanged: Test = (_text, { isUnchanged }, value) => isUnchanged(value);
/** A whole sentence: a title or the name of a button may stay as it is. */
const unchangedSentence: Test = (text, { isUnchanged }, value) => /[.!?]$/.test(text) && isUnchanged(value);
/** An amount of cents that would be a likely price in euros. */
const centsBelow =
  (most: number): Test =>
  (_text, _facts, { value }) =>
    typeof value === 'number' && value > 0 && value < most && formatEuros(value);
const isPast: Test = (day, { today }) => day < today;
const isPastTurn: Test = (first, { today }, { parent }) => {
  const { ate = first, repete } = parent as { ate?: string; repete?: number };
  return repete === undefined && ate < today;
};

const STORY = '{texto} é a história da demonstração: conte a sua';
const AS_IT_CAME = '{texto}, como na demonstração';
const OTHER_HOURS = '{texto}, mas as horas {facto}';
const INVENTION = '«{facto}» é inventado';
const COST = 'tem o número {facto} sem o custo da chamada: junte «Chamada para a rede fixa nacional», ou «móvel»';

/** Every rule of the content, in the order in which its findings are shown. */
// biome-ignore format: one rule a line
export const RULES: readonly Rule[] = [
  ['invented', ['farmacia'], /^demonstracao$/, (text) => text === 'true', 'tire esta marca quando tudo for seu'],
  ['invented', ALL, ANY, found(INVENTED), INVENTION],
  ['invented', ['farmacia'], /^coordenadas\./, found(/^(39\.54321|-8\.32101)$/), INVENTION],

  ['untrue', ['pagina'], /^sobre\.paragrafos/, unchanged, STORY],
  ['untrue', OF_OUR_DOOR, ANY, hoursClaims.hoursSaid, OTHER_HOURS],
  ['untrue', ['pagina', 'slogans'], SPEAKS_OF_OPENING, hoursClaims.hoursAlone, OTHER_HOURS],
  ['untrue', ABOUT_ITSELF, ANY, hoursClaims.openAllDay, '{texto}, mas as horas são menos'],
  ['untrue', ABOUT_ITSELF, ANY, hoursClaims.lunch, OTHER_HOURS],
  ['untrue', ['privacidade'], POLICY, hoursClaims.hoursOfPolicy, '{texto}, mas as horas não têm {facto}'],
  ['untrue', ALL, ANY, claims.withoutAppointment, '{texto}, mas «{facto}» marca-se; diga-o na introdução dos serviços'],
  ['untrue', ABOUT_ITSELF, ANY, claims.sinceYear, '{texto}, mas a farmácia é de {facto}'],
  ['untrue', ['pagina', 'privacidade'], DESCRIPTION_OR_POLICY, claims.rents, '{texto}, mas não há equipamento para alugar'],
  ['untrue', ['pagina', 'privacidade'], DESCRIPTION_OR_POLICY, claims.hasPartners, '{texto}, mas não há parceiros'],
  ['untrue', ALL, /^(rodape\.nipc|texto)$/, claims.isCompany, '{texto}, mas o número é um NIF'],
  ['untrue', ABOUT_ITSELF, ANY, claims.takesPayment, '{texto}, mas não está nos meios de pagamento ({facto})'],
  ['untrue', ['pagina', 'servicos', 'slogans'], ANY, claims.delivers, '{texto}, mas não se entrega em casa'],
  ['untrue', ABOUT_ITSELF, ANY, claims.deliversFree, '{texto}, mas a entrega custa {facto}'],
  ['untrue', ABOUT_ITSELF, ANY, claims.deliversUrgently, '{texto}, mas não há entrega urgente'],
  ['untrue', ['horario'], /^acrescimoAte$/, claims.otherSurcharge, '{texto}, mas o texto diz outro valor: «{facto}»'],
  ['untrue', ['entregas'], /^concelhos$/, claims.ownCouncil, '{facto} é o concelho da farmácia, e não um vizinho: tire-o desta lista'],
  ['untrue', OWNER_TEXTS, ANY, claims.numberWithoutCost, COST],
  ['untrue', ['privacidade'], /^data$/, claims.monthToCome, '{texto}, mas esse mês ainda não chegou'],

  ['asked', ['farmacia'], /^(desde|empresa\.capitalSocial|morada\.(rua|distrito)|ligacoes\.dgav)$/, unchanged, AS_IT_CAME],
  ['asked', ['pagamentos'], /^$/, unchanged, AS_IT_CAME],
  ['asked', ['horario'], /^(aberturas|disponibilidade|acrescimo|feriados\.(regime|municipal))$/, unchanged, AS_IT_CAME],
  ['asked', ['horario'], /^aberturas$/, hoursClaims.silentOnHolidays, 'diga o que faz nos feriados, e qual é o do município: sem isso lê-se que são dias como os outros'],
  ['asked', ['pagina'], /^(abertura\.destaques|sobre\.(aberta|disponibilidade)Titulo|servicos\.entregaArea)/, unchanged, AS_IT_CAME],
  ['asked', ['pagina'], /^(?!.*(saudacao|corpo|semMapa|paragrafos|destaques))/, unchangedSentence, AS_IT_CAME],
  ['asked', ['servicos', 'entregas', 'aluguer', 'parceiros'], /^(?!.*(saudacao|responsavel))(.*\.)?(descricao|pr(azo|eco\w*)|condicao|pagamento|concelhos|pontos.*|nota|inclui)$/, unchanged, AS_IT_CAME],
  ['asked', ['slogans', 'perguntas', 'avisos'], /^\[\d+\](\.texto|\.resposta)?$/, unchanged, AS_IT_CAME],
  ['asked', ['privacidade'], /^(data|encarregado|alojamento|destinatario\.whatsapp)$/, unchanged, AS_IT_CAME],
  // Who serves the pages, how long messages are kept, when one answers, how the site was tried: only the pharmacy can write these lines.
  ['asked', ['privacidade'], POLICY, (text, facts, value) => /\*\*Alojamento\*\*|30 dias depois|^Fale connosco|verificamo-las/.test(text) && unchanged(text, facts, value), AS_IT_CAME],
  ['asked', ['farmacia'], /^site$/, claims.hasUnreadEnglish, 'nos contactos há umas frases em inglês, feitas com os seus dados: leia-as uma vez, e confirme se ficam'],
  ['asked', ['farmacia'], /^concelho$/, claims.councilElsewhere, '{texto}, mas as coordenadas ficam {facto}, e delas vêm a hora e os feriados: qual está certo?'],
  ['asked', ['farmacia'], /^linguas\[|\.lingua$/, claims.misspeltLanguage, '{texto}: quer dizer «{facto}»?'],
  ['asked', ALL, ANY, found(/única farmácia/i), '{texto}: é mesmo a única?'],
  ['asked', ALL, ANY, claims.healthServiceOnIslands, '{texto}: nas ilhas não é o serviço regional de saúde, ou a linha dele?'],
  ['asked', ['pagina', 'slogans', 'perguntas'], /^(descricao|abertura\.destaques|sobre\.|servicos\.introducao)|^\[\d+\](\.resposta)?$/, claims.promisesService, '{texto}: «{facto}» não está nos serviços; faz-se na mesma?'],
  ['asked', ALL, /preco\w*$/, centsBelow(50), 'são {facto}: é mesmo este o preço?'],
  ['asked', ['aluguer', 'entregas'], /(caucao|gratisDesde)$/, centsBelow(500), 'são {facto}: é mesmo este o valor?'],
  ['asked', ['privacidade'], /^(alojamento|encarregado)$/, claims.leftOutOfPolicy, '{texto} não se lê na política: escreva-o também no texto, onde fala disso'],
  ['asked', ['parceiros'], /\.titulo$/, claims.providerLeftOut, '{texto}: falta {facto}'],
  ['asked', ['servicos', 'entregas'], /\.dias\[\d+\]$/, hoursClaims.closedAllYear, '{texto}, e nesse dia a farmácia está sempre fechada: é mesmo nesse?'],
  ['asked', ['entregas'], /^condicao$/, claims.notCommunicated, 'comunicou a entrega ao INFARMED, com o site, o e-mail e o telefone? Se sim, comunicada: true'],
  ['asked', ['avisos'], /\.de$/, claims.changesOtherDays, 'com estes dias fica «{facto}» Se nalguns o aviso só se lê, ponha aqui o primeiro dia em que fecha, e em «Mostrar desde» o primeiro em que se lê'],
  ['asked', ['avisos'], /\.fechada$/, claims.closesAllDay, 'fica «{facto}», e o texto diz uma hora ou uma parte do dia: se só fecha então, diga as horas (das, as)'],
  ['asked', ['avisos'], /\.ate$/, isPast, 'o aviso já passou: ninguém o vê'],
  ['asked', ['horario'], /^servico\.turnos\[\d+\]\.de$/, isPastTurn, 'o turno já passou, e não volta'],
];
