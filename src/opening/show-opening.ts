import { onPageNotices, pageNotices } from '../notices/page-notices.ts';
import { addDays } from '../text/iso-day.ts';
import { dayChanges } from './day-changes.ts';
import { atTheDoor, type Duty } from './duty.ts';
import { openingState } from './hours.ts';
import { asMasculine } from './opening-line.ts';
import type { Answer, AnsweredHours } from './regimes.ts';
import { answerAt, answerAtDoor, closedKind, dutyToday, isAnsweredAt, servedOn } from './regimes.ts';
import { showToday } from './show-today.ts';
import { specialDaysOn, usualOn } from './special-days.ts';
import { timesOn } from './times-text.ts';
import { periodsOn, type Timetable } from './timetable.ts';
import { now, onMinute } from './today.ts';
import { byNotice, NEXT_DAY, TODAY } from './words.ts';

/** Filled in by the build (src/document/first-view-script.ts), which leaves out code for what a pharmacy has not. */
declare const TIMETABLE: Timetable;
declare const DUTY: Duty | null;
/** Whether one is ever served while the door is closed. */
declare const IS_SERVED_CLOSED: boolean;
declare const HAS_SPECIAL_DAYS: boolean;
/** Whether a closed door has several headlines. */
declare const HAS_HEADLINES: boolean;
declare const CHAT_HOURS: AnsweredHours | null;
declare const TELEPHONE_HOURS: AnsweredHours | null;
/** The timetables of the other places whose hours are known, in the order of their cards. */
declare const PLACES: readonly Timetable[] | null;

/** The page's `data-open`, by how one is served. */
const STATES: Record<Answer, string> = {
  open: 'true',
  duty: 'duty',
  window: 'window',
  call: 'false call',
  closed: 'false',
};

/**
 * Says on the page whether the pharmacy is open: now, each minute, and when the server has sent other notices. The
 * page's `data-open` says it to whatever depends on it (`data-while`, hidden else): «true» only while the door is open,
 * «duty» and «window» while one is served with the door closed, «false call» while somebody comes who is called, else
 * «false»; `data-opens` and `data-closes`, when it opens again or closes, or who serves at a closed door goes;
 * `data-served`, how one is served then or, with its hour, before it opens, «call 2026-11-28T20:00»; `data-shut`, that
 * the door is closed or that nobody answers on WhatsApp: then the request form says when it will be read;
 * `data-answered`, that somebody answers there, at any hour where WhatsApp has none of its own; `data-silent`, that
 * nobody answers the telephone, where it has hours of its own.
 * @returns what says it again, in parts of the page that have come since
 */
export function showOpening(): () => void {
  showState();
  onMinute(showState);
  onPageNotices(showState);
  return showState;
}

function showState(): void {
  const changes = dayChanges(pageNotices());
  const at = now();
  const usual = HAS_SPECIAL_DAYS ? usualOn(TIMETABLE) : (day: string) => periodsOn(TIMETABLE, day);
  const doorOn = DUTY ? atTheDoor(usual, changes, DUTY) : (day: string) => changes(day, usual(day));
  // One of the mountains is closed all winter.
  const door = openingState(doorOn, at, 366);
  const on = IS_SERVED_CLOSED ? servedOn(TIMETABLE, DUTY, usual, changes) : null;
  const { answer, line, endsAt, after, later } =
    IS_SERVED_CLOSED && on ? answerAt(door, on, TIMETABLE, at) : answerAtDoor(door, TIMETABLE, at);
  const state = STATES[answer];
  const today = at.slice(0, 10);
  // Once the day's hours are over, and nobody is on duty, who asks for hours asks for tomorrow's.
  const isOver = doorOn(today).length > 0 && !door.isOpen && !(door.until ?? today).startsWith(today);
  const dutyAt = (moment: string) => (DUTY && on ? dutyToday(on, DUTY, moment) : { fact: '', served: '' });
  const isTomorrow = isOver && !dutyAt(at).fact;
  const day = isTomorrow ? addDays(today, 1) : today;
  const hours = usual(day);
  const periods = doorOn(day);
  const duty = dutyAt(isTomorrow ? `${day}T12:00` : at);
  const served = periods.length === 0 ? duty.served : '';
  showToday(TIMETABLE, day, served || timesOn(doorOn, day), {
    called: isTomorrow ? NEXT_DAY : TODAY,
    special: HAS_SPECIAL_DAYS ? specialDaysOn(TIMETABLE, day)?.name : undefined,
    // Where no notice changes the hours, `changes` returns the same list.
    facts: [served ? '' : duty.fact, changes(day, hours) === hours ? '' : byNotice],
  });
  // A line ends before «fecha às 12h30» and «pelo postigo», never within.
  const unbroken = line.replace(/\S+ às? \d|pelo p|por c/g, (hour) => hour.replace(/ /g, '\u00a0'));
  writeState(document.querySelector('[data-opening]'), unbroken);
  writeText(document.querySelector('[data-opening-again]'), door.isOpen ? '' : `${line}. `);
  if (HAS_HEADLINES) showHeadline(closedKind(doorOn(today), at, state));
  if (PLACES) showPlaces(PLACES, at);
  const page = document.documentElement;
  const isAnswered = !CHAT_HOURS || isAnsweredAt(CHAT_HOURS, at, doorOn, TIMETABLE, changes);
  page.dataset['open'] = state;
  page.dataset['opens'] = door.isOpen ? '' : (door.until ?? '');
  page.dataset['closes'] = endsAt ?? '';
  page.dataset['served'] = after ?? (later ? `${later.answer} ${later.until}` : '');
  page.toggleAttribute('data-shut', !door.isOpen || !isAnswered);
  page.toggleAttribute('data-answered', isAnswered);
  showEmergencyNumbers(!door.isOpen);
  const isSilent = !TELEPHONE_HOURS || !isAnsweredAt(TELEPHONE_HOURS, at, doorOn, TIMETABLE, changes, on?.anyDuty);
  if (TELEPHONE_HOURS) page.toggleAttribute('data-silent', isSilent);
  hideUntrueParts(state, after, !door.isOpen || !isAnswered, isSilent);
}

/** A reader view knows no styles: it leaves out what is `hidden` alone. */
function hideUntrueParts(state: string, after: string | undefined, isShut: boolean, isSilent: boolean): void {
  const isClosed = state.startsWith('false');
  const held = [
    isClosed ? 'closed' : 'open',
    state === 'true' ? 'door-open' : 'door-closed',
    state === 'false call' && 'on-call',
    // By day too one looks up whom to call tonight.
    (state === 'false call' || after === 'call') && 'called',
    // At a closed door too somebody may answer the telephone; who comes when called is called before that.
    state === 'false' && isSilent && 'nobody',
    isSilent ? 'unanswered' : 'not-silent',
    isSilent && !isClosed && 'silent',
    isSilent && !isClosed && state !== 'true' && 'served',
    !isSilent && state !== 'false call' && 'answered',
    state === 'true' && `${after ?? 'nobody'}-after`,
    isShut && 'shut',
    state !== 'duty' && 'not-on-duty',
    // The five sentences of other languages name the state itself.
    state,
  ];
  for (const part of document.querySelectorAll<HTMLElement>('[data-while]'))
    part.hidden = !held.includes(String(part.dataset['while']));
}

/** What the large letters say while the door is closed, by why it is. */
function showHeadline(kind: ReturnType<typeof closedKind>): void {
  const headline = document.querySelector<HTMLElement>('[data-headline]');
  const texts = JSON.parse(headline?.dataset['headline'] ?? '{}');
  writeText(headline, ` ${texts[kind] ?? texts.usual}`);
}

/** Whether each of the other places is open, on its card. Notices are the pharmacy's. */
function showPlaces(places: NonNullable<typeof PLACES>, at: string): void {
  document.querySelectorAll<HTMLElement>('[data-place]').forEach((card, i) => {
    const place = { hours: [], holidays: TIMETABLE.holidays ?? [], ...places[i] };
    const { line } = answerAtDoor(openingState(usualOn(place), at), place, at);
    writeText(card, card.dataset['place'] === 'o' ? asMasculine(line) : line);
  });
}

/** Shows these numbers in the first view while the door is closed; else they wait in a template behind it. */
function showEmergencyNumbers(isShut: boolean): void {
  const place = document.querySelector('div[data-outside-hours]');
  const list = place?.querySelector('ul');
  if (!isShut) list?.remove();
  else if (!list) {
    const template = document.querySelector<HTMLTemplateElement>('template[data-outside-hours]');
    if (template) place?.append(template.content.cloneNode(true));
  }
}

/** Writes the state, a dot, and what follows: without room beside the state it begins a line, and no dot is left. */
function writeState(place: Element | null, line: string): void {
  if (!place || place.textContent === line) return;
  const [, state = '', dot, rest] = /^([^·:]+(?:: )?)(· )?(.*)/.exec(line) ?? [];
  const part = (tag: string, text = '') => Object.assign(document.createElement(tag), { textContent: text });
  place.replaceChildren(state, ...(dot ? [part('i', dot)] : []), part('span', rest));
}

/** Writes only a text that differs, since a text written again is laid out again. */
function writeText(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}
