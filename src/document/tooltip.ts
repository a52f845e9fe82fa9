/** How long to wait before a tooltip opens, in ms (specification §9). */
const DELAY = 700;
/** After one closes, the next opens at once within this time, in ms. */
const SKIP_DELAY = 300;
/** The space between the tooltip and its control, in px; tooltip.css bridges it. */
const GAP = 8;

/** The control with a tooltip under the pointer, and the one with the keyboard's focus. */
let hovered: HTMLElement | null = null;
let focused: HTMLElement | null = null;
/** The control whose tooltip is open or pending; also after a dismissal, so that it does not open again. */
let tooltipTarget: HTMLElement | null = null;
/** The tooltip while it is in sight. */
let box: HTMLElement | null = null;
let hiddenAt = Number.NEGATIVE_INFINITY;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Shows the name of a control that is only a drawing (`data-tooltip`), on hover and on the keyboard's focus. */
export function startTooltips(): void {
  document.addEventListener('pointerover', (event) => followPointer(event, event.target));
  document.addEventListener('pointerout', (event) => followPointer(event, event.relatedTarget));
  for (const type of ['focusin', 'focusout']) document.addEventListener(type, followFocus);
  // A `click` listener on the whole page would make Orca with Chromium call every section clickable.
  document.addEventListener('pointerdown', dismissTooltip);
  document.addEventListener('keydown', ({ key }) => /^(Escape|Enter| )$/.test(key) && dismissTooltip());
  addEventListener('scroll', placeTooltip, { capture: true });
  addEventListener('resize', placeTooltip);
}

/** Touch opens no tooltip. Over the tooltip itself the control counts as still hovered (WCAG 1.4.13). */
function followPointer({ pointerType }: PointerEvent, on: EventTarget | null): void {
  if (pointerType === 'touch' || closest(on, '.tooltip')) return;
  hovered = closest(on, '[data-tooltip]');
  scheduleTooltip();
}

function followFocus({ target }: Event): void {
  focused = closest(target, '[data-tooltip]:focus-visible');
  scheduleTooltip();
}

function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

function scheduleTooltip(): void {
  const next = hovered ?? focused;
  if (next === tooltipTarget) return;
  tooltipTarget = next;
  const isSoon = box !== null || Date.now() - hiddenAt < SKIP_DELAY;
  dismissTooltip();
  if (next) waiting = setTimeout(showTooltip, isSoon ? 0 : DELAY, next);
}

function dismissTooltip(): void {
  clearTimeout(waiting);
  if (box) hiddenAt = Date.now();
  box?.remove();
  box = null;
}

function showTooltip(control: HTMLElement): void {
  box = document.createElement('div');
  // The control has this name already: a screen reader would read it twice.
  Object.assign(box, { className: 'tooltip', popover: 'manual', textContent: control.getAttribute('aria-label') });
  box.setAttribute('aria-hidden', 'true');
  document.body.append(box);
  // Without popovers (Firefox before 125) it is a fixed box like any other.
  box.showPopover?.();
  placeTooltip();
}

/** Above the control, or below it where there is no room. */
function placeTooltip(): void {
  if (!tooltipTarget || !box) return;
  const at = tooltipTarget.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const centred = at.left + (at.width - width) / 2;
  const rightmost = document.documentElement.clientWidth - width - GAP;
  const left = Math.max(GAP, Math.min(centred, rightmost));
  const above = at.top - height - GAP;
  box.style.translate = `${left}px ${above < GAP ? at.bottom + GAP : above}px`;
}
