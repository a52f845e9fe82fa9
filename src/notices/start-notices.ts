import { noteOrigin, returnToOrigin } from '../browser/focus-origin.ts';
import { whenIdle } from '../browser/when-idle.ts';
import { onMinute } from '../opening/clock.ts';
import { today } from '../opening/today.ts';
import { fetchNotices } from './fetch-notices.ts';
import { isShown, type Notice, parseNotices, urgentFirst } from './notices.ts';
import { dismissedNotices, pageNotices, setDismissed, setPageNotices, showBoard } from './page-notices.ts';

/** The server is asked again when the visitor comes back to the page, at most so often, in milliseconds. */
const FRESH_FOR = 60_000;

/** What shows late notices, once it was needed. */
let late: typeof import('./late-notices.ts') | undefined;
/** Those of the build that have their place in the page, also after midnight. */
let placed: Notice[] = [];
let day = '';
let askedAt = Number.NEGATIVE_INFINITY;

/**
 * Lets the visitor close the notices of the home page, and asks the server whether it has others: when the page is idle, and when
 * the visitor comes back to it. Only where it has, or did not answer, or at midnight, comes the code that shows them.
 */
export function startNotices(): void {
  if (!document.querySelector('[data-avisos]')) return;
  day = today();
  placed = pageNotices().filter((notice) => isShown(notice, day));
  for (const box of document.querySelectorAll<HTMLElement>('[data-avisos], [data-avisos-tardios]')) {
    box.addEventListener('focusin', noteOrigin);
    box.addEventListener('click', closeOrRestore);
  }
  whenIdle(ask);
  onMinute(turnDay);
  document.addEventListener('visibilitychange', ask);
}

/** A press on the button of a notice, of the build or late, closes it for the visit; one button brings all of them back. */
function closeOrRestore({ target }: Event): void {
  const button = target instanceof Element && target.closest('[data-press]');
  if (!button) return;
  const id = button.closest<HTMLElement>('[data-aviso]')?.dataset['aviso'];
  setDismissed(id ? [...dismissedNotices(), id] : []);
  show();
  returnToOrigin();
}

async function ask(): Promise<void> {
  if (document.hidden || Date.now() - askedAt < FRESH_FOR) return;
  askedAt = Date.now();
  const answer = fetchNotices();
  const inOrder = (notices: Notice[]) => JSON.stringify(urgentFirst(notices));
  try {
    const asked = await answer.then(inOrder, () => '');
    if (asked === inOrder(parseNotices(pageNotices()))) return;
    const { retryNotices } = await import('./retry-notices.ts');
    setPageNotices(await retryNotices(answer));
    await showLate();
  } catch {
    // A file that stays broken, huge or slow changes nothing.
  }
}

async function turnDay(): Promise<void> {
  if (today() === day) return;
  day = today();
  await showLate();
}

async function showLate(): Promise<void> {
  late ??= await import('./late-notices.ts');
  show();
}

function show(): void {
  showBoard(placed);
  late?.showLateNotices(pageNotices(), placed, today());
}
