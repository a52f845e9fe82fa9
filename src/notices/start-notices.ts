import { whenIdle } from '../browser/when-idle.ts';
import { onMinute, today } from '../opening/today.ts';
import { fetchNotices } from './fetch-notices.ts';
import { isShown, type Notice, parseNotices, urgentFirst } from './notices.ts';
import { dismissedNotices, pageNotices, setDismissed, setPageNotices, showBoard } from './page-notices.ts';

/** Milliseconds between two questions to the server. A page that stays in view asks once, when it is idle. */
const ASK_AGAIN_AFTER = 60_000;

/** Milliseconds until a closed notice goes: if it went at once, Orca would not announce what has the focus next. */
const REMOVE_AFTER = 300;

/** The code that shows sent notices, once it was needed. */
let sentNotices: typeof import('./sent-notices.ts') | undefined;
/** The build's notices shown at load; one that begins at a later midnight is shown among those that are sent. */
let shownAtLoad: Notice[] = [];
let day = '';
let askedAt = Number.NEGATIVE_INFINITY;

/**
 * Lets the visitor close the notices of the home page, and asks the server whether it has others: when the page is
 * idle, and when the visitor comes back to it. Two modules are loaded only when they are needed: retry-notices.ts when
 * the server's answer fails; sent-notices.ts, on the home page alone, when the server has others, and at midnight.
 */
export function startNotices(): void {
  day = today();
  shownAtLoad = pageNotices().filter((notice) => isShown(notice, day));
  // A listener on each control: screen readers announce a container with a click listener as clickable.
  for (const control of document.querySelectorAll('[data-press^=aviso]'))
    control.addEventListener('click', closeOrRestore);
  whenIdle(askServer);
  onMinute(turnDay);
  document.addEventListener('visibilitychange', askServer);
}

/**
 * A press on the button of a notice, of the build or sent, closes it for the visit, and the focus goes to the next
 * one's, or from the last to the one before; one button brings all of them back, and has the focus where none is left.
 */
function closeOrRestore({ target }: Event): void {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-press^=aviso]');
  if (!button) return;
  // A notice that was closed less than `REMOVE_AFTER` ago goes now, so that its button does not count below.
  showNotices();
  const buttons = visibleCloseButtons();
  const place = Math.max(0, buttons.indexOf(button));
  const id = button.closest<HTMLElement>('[data-aviso]')?.dataset['aviso'];
  setDismissed(id ? [...dismissedNotices(), id] : []);
  // After the last notice the focus goes to the button that brings all back, which must then be on the page at once.
  if (id && buttons[1]) setTimeout(showNotices, REMOVE_AFTER);
  else showNotices();
  const otherButtons = visibleCloseButtons().filter((other) => other !== button);
  const next =
    otherButtons[place] ?? otherButtons.at(-1) ?? document.querySelector<HTMLElement>('[data-press=avisos] button');
  next?.focus({ preventScroll: true });
}

/** The buttons of the notices that can be seen: neither hidden nor folded. */
function visibleCloseButtons(): HTMLElement[] {
  const buttons = document.querySelectorAll<HTMLElement>('[data-aviso]:not([data-withdrawn]) button');
  return [...buttons].filter((button) => button.offsetParent && !button.closest('details:not([open])'));
}

async function askServer(): Promise<void> {
  if (document.hidden || Date.now() - askedAt < ASK_AGAIN_AFTER) return;
  askedAt = Date.now();
  const firstRequest = fetchNotices();
  const inOrder = (notices: Notice[]) => JSON.stringify(urgentFirst(notices));
  try {
    const answer = await firstRequest.catch(async () =>
      (await import('./retry-notices.ts')).retryNotices(firstRequest),
    );
    if (inOrder(answer) === inOrder(parseNotices(pageNotices()))) return;
    // The hours follow: show-opening.ts observes the attribute.
    setPageNotices(answer);
    await loadSentNotices();
  } catch {
    // A file that stays broken, huge or slow changes nothing.
  }
}

async function turnDay(): Promise<void> {
  if (today() === day) return;
  day = today();
  showNotices();
  await loadSentNotices().catch(() => undefined);
}

async function loadSentNotices(): Promise<void> {
  if (!document.querySelector('[data-sent-notices]')) return;
  sentNotices ??= await import('./sent-notices.ts');
  showNotices();
}

function showNotices(): void {
  showBoard(shownAtLoad);
  sentNotices?.showSentNotices(pageNotices(), shownAtLoad, today(), closeOrRestore);
}
