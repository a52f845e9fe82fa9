import { channelOf, waysOf } from '../contact/channel.ts';
import { outsideHoursOf, whenNobodyComes } from '../contact/outside-hours.ts';
import { CALL_COSTS, DUTY_LINE_COST, emailSubject, unanswered } from '../contact/words.ts';
import type { Look } from '../looks/look.ts';
import { LOOKS } from '../looks/looks.ts';
import { dayChanges } from '../opening/day-changes.ts';
import { daysInRow } from '../opening/days.ts';
import { atTheDoor, startsDutyOn } from '../opening/duty.ts';
import { dateOf, dutyOf, timetableOf } from '../opening/from-content.ts';
import { comingHolidays, holidaysAt, type Region } from '../opening/holidays.ts';
import { openingState } from '../opening/hours.ts';
import { hoursRows, hoursTable, type NextHoliday } from '../opening/hours-table.ts';
import { nextDuties } from '../opening/next-duties.ts';
import { usualOn } from '../opening/special-days.ts';
import { timesOn } from '../opening/times-text.ts';
import { isCalledByWeek, opensEver, periodsOn, seasonOn, type Timetable } from '../opening/timetable.ts';
import { today } from '../opening/today.ts';
import { closed, holidayOnDuty } from '../opening/words.ts';
import { LANGUAGES, type LanguageWords } from '../other-languages/languages.ts';
import { SPOKEN_LANGUAGES } from '../other-languages/spoken-languages.ts';
import { comparable } from '../text/comparable.ts';
import { amountsIn } from '../text/money.ts';
import { isShort } from '../text/nine-digits.ts';
import type { Content } from './content.ts';
import { offersOf, timesText, weekText, whenDone } from './delivery.ts';
import { answeredAt, telephoneAnsweredAt, usuallyAnsweredAt } from './words.ts';

/** A pharmacy as its pages show it. */
export type Pharmacy = ReturnType<typeof pharmacyOf>;

/** All that a pharmacy's owner wrote, and what follows from that, worked out once. @param builtOn ISO day */
export function pharmacyOf(content: Content, builtOn = today()) {
  const { farmacia, horario } = content;
  const { telefones, horarioWhatsapp, horarioTelefone } = farmacia;
  const { acrescimo: extra = '' } = horario;
  const exceptsRecentAlone = /receita.*(véspera|dia anterior)/i.test(extra);
  const region = regionOf(content);
  // The rule of the Azores knows no other exception.
  const ofAnyDay = region === 'acores' ? /receita/i : /(salvo|exceto) com receita( médica)?([.,;]|$)/i;
  const withMunicipal = (written?: string) => holidaysAt(region, written ? dateOf(written) : null);
  const holidays = withMunicipal(horario.feriados.municipal);
  const datesOf = (of: typeof holidays) => of.map(({ date }) => date);
  const dates = datesOf(holidays);
  const timetable = timetableOf(horario, dates);
  const duty = dutyOf(horario, dates);
  const onCall = onCallOf(content, timetable);
  const languages = farmacia.linguas.map((written) => languageCalled(written)?.name ?? written);
  const doorOn = atTheDoor(usualOn(timetable), dayChanges(content.avisos), duty);
  const holidayNames = [...comingHolidays(builtOn, holidays)].map(([day, name]): NextHoliday => {
    const { holidayHours = periodsOn(timetable, day) } = seasonOn(timetable, day) ?? timetable;
    const times = timesOn(doorOn, day);
    const named = startsDutyOn(duty?.turns ?? [], day) ? holidayOnDuty(name) : name;
    return [day, times === timesOn(() => holidayHours, day) ? named : `${named}: ${times}`];
  });
  const nextHoliday = holidayNames.find(([day]) => day > builtOn);
  const year = { timetable, builtOn, duty, avisos: content.avisos };
  const hours = hoursTable(year, nextHoliday);
  const neverCloses = daysInRow(builtOn, 366).every((day) => {
    const { isOpen, until } = openingState(usualOn(timetable), `${day}T00:00`);
    return isOpen && until === null;
  });
  const { epocasWhatsapp, whatsappNosFeriados, epocasTelefone: epocas, telefoneNosFeriados: feriados } = farmacia;
  const telefoneDeServico = duty ? farmacia.telefoneDeServico : undefined;
  // As isAnsweredAt has it.
  const answered = {
    chat: whenDone({ horario: horarioWhatsapp, epocas: epocasWhatsapp, feriados: whatsappNosFeriados }, content),
    telephone: whenDone({ horario: horarioTelefone, epocas, feriados, telefoneDeServico }, content),
  };
  const hasChatHours = telefones.whatsapp && horarioWhatsapp.length > 0;
  const hasTelephoneHours = hours.length > 0 && (horarioTelefone.length > 0 || telefoneDeServico === 'porta');
  const look: Look = LOOKS[farmacia.aspeto];
  return {
    ...content,
    /** The face that the owner chose, and its hue, from 0 to 360, unless the owner chose that too. */
    look,
    hue: farmacia.matiz ?? look.hue,
    /** The day of the build, ISO: what is over by then is not listed. */
    builtOn,
    /** The channel for messages: WhatsApp where the pharmacy has it, else SMS, else e-mail. */
    channel: channelOf(farmacia, emailSubject),
    /** When WhatsApp is answered, in words; null where it is answered whenever the pharmacy is open. */
    chatHours: hasChatHours ? answeredAt(timesText(answered.chat)) : null,
    /** The same by the week alone, for a button. */
    chatWeek: hasChatHours ? usuallyAnsweredAt(weekText(answered.chat)) : null,
    /** When its telephone is answered, in words; null where that is whenever it is open. */
    telephoneHours: hasTelephoneHours ? telephoneAnsweredAt(timesText(answered.telephone)) : null,
    /** The same two for the rules. */
    answered,
    /** The `data-while` of what tells a visitor to call it: while it is open, or while somebody answers. */
    whileAnswered: hasTelephoneHours ? ('answered' as const) : ('open' as const),
    /** Whether any of its numbers has WhatsApp. */
    hasWhatsApp: waysOf(farmacia).includes('whatsapp'),
    /** The address in the two lines in which it is shown: street, then postal code and place. */
    address: { street: farmacia.morada.rua, place: `${farmacia.morada.codigoPostal} ${farmacia.morada.localidade}` },
    /** The cost of a call; and that nobody answers its number, at which hours, unless nobody knows that. */
    callCosts: {
      ...CALL_COSTS,
      ...(onCall && isShort(onCall) && { curta: DUTY_LINE_COST }),
      closed:
        hours.length > 0 && telefones.urgencia !== telefones.geral
          ? {
              number: telefones.geral,
              ...(hasTelephoneHours ? { label: unanswered, while: 'unanswered' } : { label: closed }),
              ...(onCall === telefones.geral && { while: 'nobody' }),
            }
          : undefined,
    },
    /** When it is open, holidays counted, by the clock of where it stands. */
    timetable,
    /** The hours by which that clock is behind Lisbon's. */
    behind: region === 'acores' ? 1 : undefined,
    /** Where it stands: the autonomous regions have rules of their own. */
    region,
    /** The public holidays of two years from the build on: ISO days, and names with hours of their own. */
    holidayNames,
    /** Whether its door is open at every hour, unless a notice closes it. */
    neverCloses,
    /** The most that it says it may charge outside its hours, in cents; 0 where it names no amount. */
    surcharge: Math.max(0, ...amountsIn(extra)),
    /** Whether it says that a prescription costs no more; if so, whether only one of today or yesterday. */
    exceptsPrescriptions: exceptsRecentAlone || ofAnyDay.test(extra),
    exceptsRecentAlone,
    closedHeadline: closedHeadlineOf(content),
    /** When it is on duty; null where it never is. */
    duty,
    /** The number of who comes when called while the door is closed; null where nobody does. */
    onCall,
    /** Who answers while it is closed. */
    outsideHours: outsideHoursOf(content, horario.chamada.postigo ? horario.chamada.numero : undefined),
    /** Who answers at those of its closed hours at which nobody comes. */
    whenNobodyComes: whenNobodyComes({ ...content, onCall, timetable }),
    /** The table of hours in words (`timetable` has them as data), empty where the content names none. */
    hours,
    /** The next turns of each way to be served, under its name, and when the door then closes. */
    nextDuties: nextDuties(duty, timetable, builtOn),
    /** The other places where it serves: hours, their table, and whether these tell how it is now. */
    places: farmacia.postos.map((place) => {
      const { municipal } = place.feriados;
      const ofPlace = timetableOf(place, municipal ? datesOf(withMunicipal(municipal)) : dates);
      const isOpenKnown = hours.length > 0 && opensEver(ofPlace);
      return { ...place, timetable: ofPlace, hours: hoursRows(ofPlace, builtOn), isOpenKnown };
    }),
    ...offersOf(content),
    /** Its other numbers, each with the sentence that names its language in that language, and a greeting in it. */
    furtherTelephones: farmacia.outrosTelefones.map((telephone) => {
      const spoken = languageCalled(telephone.lingua ?? '');
      return { ...telephone, spoken, greeting: LANGUAGES.find(({ code }) => code === spoken?.code)?.greeting };
    }),
    /** The languages that are spoken at the counter, as they are called in Portuguese. */
    languages,
    /** The codes of those that are spoken all year: «alemão (de julho a agosto)» only its owner says in others. */
    spokenCodes: farmacia.linguas.flatMap((written) => languageCalled(written)?.code ?? []),
    greetings: greetingsOf(content, languages),
    otherLanguages: otherLanguagesOf(content),
  };
}

function onCallOf({ farmacia: { telefones }, horario: { chamada, servico } }: Content, timetable: Timetable) {
  const { numero = telefones.urgencia ?? telefones.geral } = chamada;
  return isCalledByWeek(timetable) || servico.turnos.some(({ modo }) => modo === 'chamada') ? numero : null;
}

/** The headline while the door is closed, by why it is (`closedKind`): the open door's, where none is written. */
function closedHeadlineOf({ pagina: { abertura } }: Content) {
  const { lema, lemaFechada, lemaAlmoco, lemaNoite, lemaChamada } = abertura;
  const byKind = { break: lemaAlmoco || undefined, night: lemaNoite || undefined, served: lemaChamada || undefined };
  return { usual: lemaFechada || (Object.values(byKind).some(Boolean) ? lema : ''), ...byKind };
}

/** That a language is spoken at the counter, each in that language; without those that the highlights say. */
function greetingsOf({ pagina }: Content, spoken: readonly string[]) {
  const highlights = comparable(pagina.abertura.destaques.join(' '));
  const isInHighlights = (text: string) => highlights.includes(comparable(text));
  return SPOKEN_LANGUAGES.filter(
    ({ name, sentence }) => spoken.includes(name) && !isInHighlights(name) && !isInHighlights(sentence),
  );
}

/** The language that an owner calls by its Portuguese name, by its own, «English», or by its code, «en». */
export function languageCalled(written: string) {
  const ownName = (code: string) => new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? '';
  return SPOKEN_LANGUAGES.find(({ name, code }) =>
    [name, ownName(code), code].map(comparable).includes(comparable(written)),
  );
}

/** The languages of which the contacts have a fold: English, unless left out, and the counter's that have words. */
function otherLanguagesOf(content: Content): LanguageWords[] {
  const { ingles, linguas } = content.farmacia;
  const spoken = linguas.map((written) => languageCalled(written.replace(/\(.*\)/, ''))?.code);
  return LANGUAGES.filter(({ code }) => (code === 'en' ? ingles : spoken.includes(code)));
}

/** The Azores lie west of 24° W, Madeira west of 15° W. */
function regionOf({ farmacia }: Content): Region {
  const { longitude } = farmacia.coordenadas;
  if (longitude < -24) return 'acores';
  return longitude < -15 ? 'madeira' : 'continente';
}
