import { whenIdle } from '../browser/when-idle.ts';
import { onMinute } from '../opening/clock.ts';
import { today } from '../opening/today.ts';
import { fetchNotices } from './fetch-notices.ts';
import { isShown, type Notice, parseNotices, urgentFirst } from './notices.ts';
import { dismissedNotices, pageNotices, setDismissed, setPageNotices, showBoard } from './page-notices.ts';

/**
 * The least time between two questions to the server, in milliseconds. A page that stays in view asks once, when it is
 * idle.
 */
const ASK_AGAIN_AFTER = 60_000;

/**
 * The milliseconds before a closed notice is removed: Orca does not announce the next focus when the element that had
 * it is gone at once.
 */
const LEAVES = 300;

/** The code that shows sent notices, once it was needed. */
let sentNotices: typeof import('./sent-notices.ts') | undefined;
/**
 * The notices of the build that were shown when the page loaded; what begins at midnight comes with those that the
 * server sends.
 */
let placed: Notice[] = [];
let day = '';
let askedAt = Number.NEGATIVE_INFINITY;

/**
 * Lets the visitor close the notices of the home page, and asks the server whether it has others: when the page is
 * idle, and when the visitor comes back to it. On the home page the code that shows sent ones comes where it has
 * others, and at midnight; the code that asks once more, where it did not answer.
 */
export function startNotices(): void {
  day = today();
  placed = pageNotices().filter((notice) => isShown(notice, day));
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
  // The notice that was closed just before.
  showNotices();
  const buttons = closeButtons();
  const place = Math.max(0, buttons.indexOf(button));
  const id = button.closest<HTMLElement>('[data-aviso]')?.dataset['aviso'];
  setDismissed(id ? [...dismissedNotices(), id] : []);
  if (id && buttons[1]) setTimeout(showNotices, LEAVES);
  else showNotices();
  const otherButtons = closeButtons().filter((other) => other !== button);
  const next =
    otherButtons[place] ?? otherButtons.at(-1) ?? document.querySelector<HTMLElement>('[data-press=avisos] button');
  next?.focus({ preventScroll: true });
}

/** The buttons of the notices that can be seen: neither hidden nor folded. */
function closeButtons(): HTMLElement[] {
  const buttons = document.querySelectorAll<HTMLElement>('[data-aviso]:not([data-withdrawn]) button');
  return [...buttons].filter((button) => button.offsetParent && !button.closest('details:not([open])'));
}

async function askServer(): Promise<void> {
  if (document.hidden || Date.now() - askedAt < ASK_AGAIN_AFTER) return;
  askedAt = Date.now();
  const first = fetchNotices();
  const inOrder = (notices: Notice[]) => JSON.stringify(urgentFirst(notices));
  try {
    const answer = await first.catch(async () => (await import('./retry-notices.ts')).retryNotices(first));
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
  showBoard(placed);
  sentNotices?.showSentNotices(pageNotices(), placed, today(), closeOrRestore);
}
