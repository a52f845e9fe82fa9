import { openTooltip } from './tooltip-box.ts';

/** How long to wait before a tooltip opens, in ms (specification §9). */
const DELAY = 700;
/** After one closes, the next opens at once within this time, in ms. */
const SKIP_DELAY = 300;

const WITH_TOOLTIP = '[data-tooltip]';

/** The control with a tooltip under the pointer, and the one with the keyboard's focus. */
let hovered: HTMLElement | null = null;
let focused: HTMLElement | null = null;
/** The control whose tooltip is open or pending. It stays set after a dismissal, so that the tooltip does not open again. */
let wanted: HTMLElement | null = null;
let shown: HTMLElement | null = null;
let close: (() => void) | undefined;
let hiddenAt = Number.NEGATIVE_INFINITY;
let waiting: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows the name of a control that is only a drawing (`data-tooltip`) on hover and on the keyboard's focus, on the whole page.
 * Without it the control keeps its name for screen readers and its drawing for everyone.
 */
export function startTooltips(): void {
  document.addEventListener('pointerover', (event) => followPointer(event, event.target));
  document.addEventListener('pointerout', (event) => followPointer(event, event.relatedTarget));
  document.addEventListener('focusin', followFocus);
  document.addEventListener('focusout', followFocus);
  document.addEventListener('click', dismiss);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss());
}

/** Touch opens no tooltip. Over the tooltip itself, the one popover, the control counts as still hovered (WCAG 1.4.13). */
function followPointer({ pointerType }: PointerEvent, on: EventTarget | null): void {
  if (pointerType === 'touch' || (on instanceof Element && on.closest('[popover]'))) return;
  hovered = on instanceof Element ? on.closest<HTMLElement>(WITH_TOOLTIP) : null;
  follow();
}

function followFocus({ type, target }: FocusEvent): void {
  const isKeyboard = type === 'focusin' && target instanceof Element && target.matches(':focus-visible');
  focused = isKeyboard ? target.closest<HTMLElement>(WITH_TOOLTIP) : null;
  follow();
}

function follow(): void {
  const next = hovered ?? focused;
  if (next === wanted) return;
  wanted = next;
  clearTimeout(waiting);
  const isSoon = shown !== null || Date.now() - hiddenAt < SKIP_DELAY;
  if (next && !isSoon) waiting = setTimeout(show, DELAY, next);
  else show(next);
}

function dismiss(): void {
  clearTimeout(waiting);
  show(null);
}

function show(control: HTMLElement | null): void {
  if (control === shown) return;
  if (!control) hiddenAt = Date.now();
  shown = control;
  close?.();
  close = control ? openTooltip(control) : undefined;
}
