import { announce } from '../browser/announce.ts';
import { keepBottomSpace } from '../browser/bottom-space.ts';
import { copyOfTemplate } from '../browser/copy-of-template.ts';
import { firstWords } from '../text/first-words.ts';
import { daysAhead } from './days-ahead.ts';
import { isSameNotice, isShown, MAX_UNFOLDED, type Notice, urgentFirst } from './notices.ts';
import { dismissedNotices } from './page-notices.ts';
import { closeNotice } from './words.ts';

const TEMPLATE = '[data-notice-template]';

/** The box while it is on the page. */
let box: HTMLElement | null = null;
/** The cards in the box, by what they show. */
const cards = new Map<string, HTMLElement>();

/**
 * Shows the notices that came to the server after the build: over the tiled wall of the hero, or docked at the foot of
 * the screen, so that nothing moves; and in other languages their days. One of those `placed` in the page that was
 * withdrawn since leaves its place empty.
 */
export function showSentNotices(
  notices: readonly Notice[],
  placed: readonly Notice[],
  day: string,
  close: (press: Event) => void,
): void {
  import('virtual:content/show-coming');
  const active = urgentFirst(notices.filter((notice) => isShown(notice, day)));
  for (const notice of placed) {
    const card = document.querySelector(`[data-board] [data-aviso="${notice.id}"]`);
    card?.toggleAttribute('data-withdrawn', !active.some((other) => isSameNotice(other, notice)));
  }
  const wanted = active
    .filter(({ id }) => !dismissedNotices().has(id))
    .filter((notice) => !placed.some((built) => isSameNotice(built, notice)))
    .map((notice) => cardOf(notice, day, close));
  fillBox(wanted);
}

/** A notice in its place stays there; one that is new and unfolded is announced. */
function fillBox(wanted: HTMLElement[]): void {
  for (const card of cards.values()) if (!wanted.includes(card)) card.remove();
  if (wanted.length === 0) {
    box?.remove();
    box = null;
    return;
  }
  box ??= appendBox();
  const unfolded = wanted.slice(0, MAX_UNFOLDED);
  const coming = unfolded.filter((card) => !card.isConnected);
  if (coming.length > 0) announce(coming.map((card) => card.textContent).join(' '));
  for (const [place, card] of unfolded.entries())
    if (box.children[place] !== card) box.insertBefore(card, box.children[place] ?? null);
  const fold = box.querySelector('details');
  fold?.append(...wanted.slice(MAX_UNFOLDED));
  fold?.toggleAttribute('hidden', wanted.length <= MAX_UNFOLDED);
}

function appendBox(): HTMLElement {
  const element = copyOfTemplate(TEMPLATE, '.sent-notices');
  document.querySelector('[data-sent-notices]')?.append(element);
  keepBottomSpace(element);
  return element;
}

function cardOf(notice: Notice, today: string, close: (press: Event) => void): HTMLElement {
  const { id, texto, tipo } = notice;
  const key = JSON.stringify([id, texto, tipo]);
  const card = cards.get(key) ?? copyOfTemplate(TEMPLATE, '[data-aviso]');
  cards.set(key, card);
  card.dataset['aviso'] = id;
  card.dataset['tipo'] = tipo;
  if (tipo !== 'urgente') card.querySelector('strong')?.remove();
  const text = card.querySelector('span');
  if (text) text.textContent = texto;
  const days = card.querySelector('b');
  if (days) days.textContent = today < notice.de ? daysAhead(notice) : '';
  const button = card.querySelector('button');
  button?.addEventListener('click', close);
  button?.setAttribute('aria-label', closeNotice(firstWords(texto)));
  return card;
}
