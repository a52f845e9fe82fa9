import { noticeInWords } from '../../notices/notice-in-words.ts';
import { daysFrom, daysInRow, dayText, inLeapYear } from '../../opening/days.ts';
import { changesInEvening, openOn, startsDutyOn } from '../../opening/duty.ts';
import { dutyGroups } from '../../opening/next-duties.ts';
import { closedDoorOn, isHolidayWithHours, specialDaysOn, usualOn } from '../../opening/special-days.ts';
import { commonParts, isOpenDayAndNight, periodsOfSeason, seasonOn, weekdayOf } from '../../opening/timetable.ts';
import { nextTurns, turnDates } from '../../opening/turn-texts.ts';
import { WEEK, type Weekday } from '../../opening/week.ts';
import { waysIn } from '../../other-languages/ways-to-pay.ts';
import { addDays } from '../../text/iso-day.ts';
import { type Path, valueAt } from '../paths.ts';
import { languageCalled } from '../pharmacy.ts';
import { LAWS } from './law-references.ts';
import type { Facts, Rule, Rules } from './rule.ts';

/** A clause for one of these days on which no place of the pharmacy opens in a year. */
function closedOn({ timetable, places, horario, today }: Facts, _i: number, days: unknown) {
  const opens = [timetable, ...places.map((place) => place.timetable)].map(usualOn);
  const isOpen = (day: Weekday) =>
    daysInRow(today, 366).some((each) => WEEK[weekdayOf(each)] === day && opens.some((on) => on(each).length > 0));
  const closed = horario.aberturas.length > 0 && (days as Weekday[]).find((day) => !isOpen(day));
  return closed && `${closed}, e nesse dia a farmácia está sempre fechada: é mesmo nesse?`;
}

/** Whether the owner wrote nothing at a field of a file that has a default. */
const isUnwritten = ({ written }: Facts, [name, ...path]: Path) =>
  valueAt(written.get(String(name))?.data, path) === undefined;

/** A clause for the beginning of a message, which a visitor may send at any hour. */
const ofAnHour: Rule = (_facts, _i, text) =>
  /^(bom dia|boa (tarde|noite))/i.test(`${text}`) &&
  'manda-se a qualquer hora, e começa por «{valor}»: fica assim? «Olá!» é sempre verdade';

/** Whether an ISO day is a holiday with hours other than its week's, and no special day or notice tells of it. */
const isHolidayUnsaid = ({ avisos, timetable }: Facts, day: string) =>
  isHolidayWithHours(timetable, day) &&
  !specialDaysOn(timetable, day) &&
  !avisos.some(({ de, ate, fechada, horario = [] }) => de <= day && day <= ate && (fechada || horario.length > 0));

/** Days as examples, which do not count in what settles a question: it stays settled as they pass. */
const inBrackets = (days: readonly string[]) =>
  `(${days.flatMap((from) => turnDates([{ from }], from).dates).join(', ')})`;

/** Questions that stop nothing, the worst first. Each says what the site shows, which «Está certo» keeps, then asks. */
// biome-ignore format: a question in as few lines as it has
export const QUESTIONS: Rules = {
  'horario.aberturas': ({ horario }) => horario.aberturas.length === 0 && `o site não diz a que horas abre e fecha, que é o que mais se procura: fica assim? Senão, diga-as: ${LAWS.hours}`,
  'horario.feriados.regime': ({ horario, timetable, today }) => {
    if (isOpenDayAndNight(timetable)) return null;
    if (horario.feriados.regime === undefined)
      return 'o site não diz o que a farmácia faz nos feriados, e lê-se que são dias como os outros: é assim? Se não, diga o que faz, e qual é o do concelho';
    const isUnsaid = (day: string) => /(12-25|01-01)$/.test(day) && !specialDaysOn(timetable, day) && usualOn(timetable)(day).length > 0;
    return daysInRow(today, 366).some(isUnsaid) &&
      'nos feriados abre, e assim abre também a 25 de dezembro e a 1 de janeiro: é assim? Se não, diga-o em «Dias que voltam com outras horas»';
  },
  'horario.feriados.municipal': ({ horario: { feriados: { regime = 'normal', municipal } } }) => regime !== 'normal' && !municipal &&
    'nos feriados não abre às horas do costume, e falta o do concelho, em que o site diz que abre como sempre: é assim? Se não, diga qual é',
  'entregas.comunicada': ({ entregas }) => !entregas.comunicada &&
    'a entrega ainda não foi comunicada ao INFARMED, com o site, o e-mail e o telefone: é assim? Se já foi, ponha o visto; se não, comunique-a, e até lá deixe ficar esta pergunta',
  'horario.chamada.nosFeriados': (facts) => {
    const { timetable, horario: { chamada, feriados, voltam } } = facts;
    const hasDaysApart = voltam.some(({ chamada: own }) => !own) || (feriados.regime ?? 'normal') !== 'normal';
    return timetable.onCall && !chamada.sempre && !chamada.feriadosComoDomingo && hasDaysApart && isUnwritten(facts, ['horario', 'chamada', 'nosFeriados']) &&
      'nos feriados e nos dias que voltam, o site entende que não vem ninguém quando se liga: é assim? Se vem, ponha o visto; se só vem num desses dias, diga-o nele';
  },
  'horario.servico.turnos': ({ duty, horario, timetable, today }) => duty
    ? dutyGroups(duty).flatMap(({ title, turns }) => nextTurns(turns, today, 1).length > 0 ? [] : `«${title}»: estes turnos já passaram todos: não há mais nenhum? Se há, ponha-os; se não, tire-os, e o que deles se diz noutros textos`)[0]
    : !timetable.onCall && !isOpenDayAndNight(timetable) && horario.aberturas.length > 0 && 'não há noites de serviço: a farmácia nunca as faz? Se faz, ponha aqui os turnos',
  'horario.servico.turnos[].repete': ({ horario }, i, repete) => repete === 7 && horario.servico.turnos[i]?.modo === 'postigo' &&
    'atende pelo postigo todas as semanas, e o site diz que então está de serviço: é assim? Se o postigo não é por estar de serviço, tire o turno e diga as horas na chamada, com o visto «Pelo postigo»',
  'horario.servico.turnos[].ate': ({ horario: { servico } }, i, ate) => {
    const days = ate ? daysFrom(servico.turnos[i]?.de ?? '', `${ate}`) : 0;
    return days > 0 && days % 7 === 0 && servico.muda >= '12:00' &&
      `com este último dia, o turno acaba a ${dayText(addDays(`${ate}`, 1), { dateStyle: 'long' })} às ${servico.muda}: é assim? Se acaba um dia antes, ponha aqui o dia anterior`;
  },
  'horario.servico.muda': (facts) => {
    const { aberturas, servico } = facts.horario;
    const [first = '', ...others] = aberturas.map(({ abre }) => abre).sort();
    return servico.turnos.length > 0 && isUnwritten(facts, ['horario', 'servico', 'muda']) && ![first, ...others].includes(servico.muda) &&
      `o turno muda às ${servico.muda}, e a porta abre às ${first}: é a essa hora que a outra farmácia entrega o serviço?`;
  },
  'horario.servico.fecha': (facts) => {
    const { duty, timetable, today } = facts;
    const opens = (day: string, usual = usualOn(timetable)) => `${openOn(usual, day, (_, periods) => periods, duty)[0]?.from}`;
    const days = daysInRow(today, 366).filter((day) => isHolidayUnsaid(facts, day) && opens(day) > opens(day, () => []));
    return days.length > 0 &&
      `de serviço num feriado ${inBrackets(days)}, a porta só abre à hora dos feriados: é assim? Se abre mais cedo, diga-o nas horas dos domingos e feriados de serviço`;
  },
  'horario.voltam[].repete': (facts, i, every) => {
    const { duty, horario, timetable, today } = facts;
    const { nome, de: from = '', ate: to, horario: hours = [] } = horario.voltam[i] ?? {};
    // Nobody doubts a holiday on an ordinary day of opening.
    const isDoubtful = (day: string) => periodsOfSeason(timetable, day).length === 0 || startsDutyOn(duty?.turns ?? [], day);
    const isLeftOut = (day: string) => startsDutyOn([{ from, to, every: Number(every) }], day) && isHolidayUnsaid(facts, day) && isDoubtful(day);
    const days = typeof every === 'number' && hours.length > 0 ? daysInRow(today, 366).filter(isLeftOut) : [];
    return days.length > 0 && `«${nome}»: entre estes dias há feriados ${inBrackets(days)}, e neles o site não diz estas horas: é assim? Se abre, junte-os como dias que acontecem uma vez`;
  },
  'horario.voltam[].horario': ({ horario, timetable }, i) => {
    const { nome, ateDia, chamada, horario: hours = [] } = horario.voltam[i] ?? {};
    return ateDia && !chamada && hours.length === 0 && timetable.isOnCallOnHolidays &&
      `«${nome}»: fecha, e o site diz que vem alguém quando se liga: é assim? Se não, diga-o em «Por chamada nesses dias»`;
  },
  'farmacia.telefones.urgencia': ({ farmacia: { telefones }, horario: { servico }, timetable }) => telefones.urgencia && !timetable.onCall && servico.turnos.length > 0 &&
    (!telefones.deChamada || servico.turnos.some(({ modo }) => modo === 'chamada')) &&
    'o site manda ligar para este número sempre que a porta está fechada, também nas noites de outra farmácia: é assim? Se só se atende nas suas, ponha-o no número da chamada, e aqui nenhum',
  'farmacia.telefoneDeServico': ({ farmacia: { telefones, telefoneDeServico, horarioTelefone: { length } }, duty }) => !telefones.urgencia && !telefoneDeServico &&
    duty?.turns.some(({ by, until = duty.changesAt, doorUntil = duty.doorUntil }) => by !== 'call' && (length > 0 || doorUntil !== until)) &&
    `de serviço, ${length > 0 ? 'fora das horas que disse, o site diz que o telefone não se atende' : 'com a porta fechada, o site manda ligar para o telefone da farmácia'}: é assim? Se não, diga-o aqui`,
  'farmacia.epocasTelefone': ({ answered: { telephone: { week } }, farmacia: { horarioTelefone }, timetable: { seasons = [] } }) => {
    // Who has said one was asked of all; one in which the door never opens is asked of again.
    const unsaid = seasons.filter(({ hours, from }) => hours.length === 0 ? !seasonOn(week, inLeapYear(from)) : !week.seasons);
    const door = unsaid.sort((a, b) => a.hours.length - b.hours.length).map(({ name, hours }) => `em «${name}» a porta ${hours.length > 0 ? 'tem outras horas' : 'não abre'}`);
    return horarioTelefone.length > 0 && door.length > 0 && `${door.join(', ')}, e o telefone atende-se às do costume: é assim? Se não, diga-o aqui`;
  },
  'pagina.abertura.lemaFechada': ({ onCall, farmacia: { telefones }, timetable }, _i, text) =>
    (/campainha|postigo/i.test(`${text}`) || (!onCall && !telefones.urgencia && /telefone|lig(ue|a-se)/i.test(`${text}`))) && !isOpenDayAndNight(timetable) &&
    'lê-se sempre que a porta está fechada, também quando ali ninguém atende: é sempre verdade?',
  'avisos[].de': ({ avisos, today }, i) => {
    const notice = avisos[i];
    const { de = '', ate = '', mostrar = de, fechada, horario = [] } = notice ?? {};
    if (!notice || mostrar < de || de === ate || ate < today || !(fechada || horario.length > 0)) return null;
    return `com estes dias fica «${noticeInWords(notice, today)[1]}» É assim? Se nalguns o aviso só se lê, ponha aqui o primeiro dia em que fecha, e em «Mostrar desde» o primeiro em que se lê`;
  },
  'avisos[].soPortaAberta': (facts, i) => {
    const { avisos, duty, timetable, today, farmacia: { telefones } } = facts;
    const notice = avisos[i];
    if (!notice || notice.ate < today) return null;
    if (notice.soPortaAberta && telefones.deChamada && !timetable.onCall)
      return 'o número de fora do horário continua a dizer que atende um farmacêutico de chamada: é assim? Se nesses dias não atende, diga no horário a que horas se atende por chamada';
    if (!notice.fechada || !isUnwritten(facts, ['avisos', i, 'soPortaAberta'])) return null;
    const days = daysInRow(notice.de, daysFrom(notice.de, notice.ate) + 1);
    // By day a turn that changes in the evening is that of the day before.
    const isOnDuty = duty && days.some((day) => startsDutyOn(duty.turns, changesInEvening(duty) ? addDays(day, -1) : day));
    const part = { from: notice.das ?? '00:00', to: notice.as ?? '24:00' };
    const isCalled = days.some((day) => commonParts(part, closedDoorOn(timetable)(day)).length > 0);
    return (isOnDuty || isCalled) && `a porta fecha, e o site continua a dizer ${isOnDuty ? 'que está de serviço' : 'que vem alguém quando se liga'}: é assim? Se não, ponha o visto «Só se atende com a porta aberta»`;
  },
  'avisos[].semEntregas': ({ avisos, entregas, today }, i, isSet) => entregas.faz && !isSet && `${avisos[i]?.ate}` >= today && /entrega/i.test(`${avisos[i]?.texto}`) &&
    'fala de entregas, e o formulário continua a oferecê-las nesses dias: é assim? Se não se fazem, ponha o visto',
  'horario.acrescimo': (facts) => {
    const { acrescimo = '' } = facts.horario;
    if (facts.surcharge > 250) return 'passa de 2,50 €, o máximo da Portaria 277/2012: é mesmo esse o valor?';
    const isRegional = /receita/i.test(acrescimo) && !/véspera|próprio dia/i.test(acrescimo);
    return acrescimo && facts.region === 'acores' && !isRegional &&
      `nos Açores um medicamento sujeito a receita não tem acréscimo, seja de que dia for: ${LAWS.offHoursAzores}: é o que aqui se lê?`;
  },
  'servicos[].dias': closedOn,
  'entregas.horario[].dias': closedOn,
  'entregas.feriados': ({ deliveries, timetable, today }) => {
    const days = daysInRow(today, 366).filter((day) => /(12-25|01-01)$/.test(day) && (!specialDaysOn(timetable, day) || usualOn(timetable)(day).length > 0));
    const made = deliveries.filter(({ when }) => when.onHolidays === 'normal' && days.some((day) => seasonOn(when.week, day)?.hours.length !== 0));
    return made.length > 0 && `nos feriados faz-se «${made.map(({ nome }) => nome).join('», «')}», também a 25 de dezembro e a 1 de janeiro: é assim? Se não, faça desse dia uma época sem horas`;
  },
  'entregas.outras[].semMedicamentos': ({ farmacia: { concelho }, entregas: { concelhos, outras } }, i) => {
    const { nome = '', semMedicamentos, onde } = outras[i] ?? {};
    if (semMedicamentos || !onde) return null;
    const far = onde.concelhos.find((name) => ![concelho, ...concelhos].includes(name));
    return far && `«${nome}»: ${far} não está entre os concelhos vizinhos, e medicamentos só se levam ao da farmácia e a esses, ${LAWS.delivery}: vão mesmo para lá? Se não vão, ponha o visto «sem medicamentos»`;
  },
  ...Object.fromEntries(['pagina.abertura.saudacao', 'pagina.servicos.saudacao', 'pagina.contactos.saudacao', 'pagina.parceiros.corpo', 'parceiros[].saudacao']
    .map((field) => [field, ofAnHour])),
  'parceiros[].prestador': ({ parceiros }, i, provider) => !provider && `«${parceiros[i]?.titulo}»: não se lê quem presta o serviço: fica assim? Senão, escreva o nome e o NIF`,
};

/** A question for the owner in one month of every year: to have answered it once is not to have answered the next. */
const inMonth =
  (month: string, question: string, isAsked: (facts: Facts) => boolean | null): Rule =>
  (facts) =>
    dayText(facts.today).endsWith(month) && isAsked(facts) && `é ${month} de ${facts.today.slice(0, 4)}: ${question}`;

/** Asks about a text of the owner's that no other language says, where the contacts have one. */
const unsaid =
  (isUnsaid: (facts: Facts, i: number, value: unknown) => unknown, remedy = ''): Rule =>
  (facts, i, value) =>
    value && facts.otherLanguages.length > 0 && isUnsaid(facts, i, value)
      ? `quem lê noutra língua não lê «{valor}», porque o site não o diz nelas.${remedy} Fica assim?`
      : null;

/** Questions that come after those of values: about visitors from abroad, and what becomes untrue with time. */
// biome-ignore format: a month's question a line
export const QUESTIONS_FOR_LATER: Rules = {
  'pagamentos[].nome': unsaid(({ pagamentos, otherLanguages: [words] }, i) => {
    const way = pagamentos[i];
    return way?.aceita && words && waysIn(words, [way], true).length === 0;
  }, ' Se é um dos símbolos da lista, escolha-o.'),
  'pagina.socorro[].texto': unsaid(({ pagina, otherLanguages: [words] }, i) =>
    words && !Object.hasOwn(words.emergencyNumbers, `${pagina.socorro[i]?.numero.replaceAll(' ', '')}`)),
  'farmacia.linguas[]': unsaid((_facts, _i, written) => !languageCalled(`${written}`),
    ' Se só se fala nalguns meses, diga-o nessas línguas em «O que quer dizer a quem lê outra língua».'),
  'horario.acrescimo': unsaid(({ surcharge }) => surcharge === 0, ' Diga o máximo que se pode cobrar, e o site di-lo também nelas.'),
  servicos: inMonth('setembro', 'os serviços dizem que vacinas há nesta época, desde quando, para quem são grátis e quanto custa dá-las?',
    ({ servicos, perguntas }) => /vacina|gripe/i.test(JSON.stringify([servicos, perguntas]))),
  'horario.servico': inMonth('dezembro', 'já cá estão os turnos de serviço do ano que vem? Se não, ponha-os logo que os saiba', ({ duty, today }) =>
    duty && nextTurns(duty.turns, `${Number(today.slice(0, 4)) + 1}-01-01`, 1).length === 0),
  'horario.voltam': inMonth('dezembro', 'a 24 e a 31 abre às horas do costume? Se não, ponha-os aqui', ({ timetable, today }) =>
    today.slice(8) < '25' && ![24, 31].some((day) => specialDaysOn(timetable, `${today.slice(0, 8)}${day}`))),
  perguntas: inMonth('dezembro', 'as respostas ainda são verdade? Leia-as outra vez; as das receitas e das agulhas são as que mais mudam', ({ perguntas }) => perguntas.length > 0),
  pagamentos: ({ pagamentos, otherLanguages }) => otherLanguages.length > 0 && !pagamentos.some(({ nome, marca = '' }) => /visa|mastercard|multibanco|cart[aãõ]/i.test(marca + nome)) &&
    'não dizem se aceita cartões, que é o que mais pergunta quem vem de fora: fica assim? Se não aceita, junte «Cartões», com a marca deles e sem «Aceitamos»',
  'farmacia.noutrasLinguas': ({ farmacia: { noutrasLinguas }, otherLanguages, entregas, collections }) => {
    const unwritten = otherLanguages.filter(({ code }) => !noutrasLinguas.some(({ lingua }) => lingua === code));
    return unwritten.length > 0 &&
      `os serviços, ${entregas.faz ? 'as entregas, ' : ''}os acessos${collections.length > 0 ? ', onde se levanta' : ''} e as condições só se leem em português. Se os quiser dizer também a quem lê «${unwritten.map(({ name }) => name).join('», «')}», escreva-os aqui. Ficam de fora?`;
  },
};
