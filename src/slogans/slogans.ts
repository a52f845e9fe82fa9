/** The time of a slogan, and of its two fades within that time, in milliseconds (specification 9). */
const TURN = 5000;
const FADE = 500;

/** What a rotation does with the page: writes a text, fades what is written out and in. */
export interface SloganView {
  write(text: string): void;
  fade(isOut: boolean): void;
}

/** Shows texts one after another in a loop; the first is shown already. Between two of them nothing runs. */
export function createRotation(texts: readonly string[], view: SloganView) {
  let index = 0;
  let turning: ReturnType<typeof setInterval> | undefined;
  let fading: ReturnType<typeof setTimeout> | undefined;

  function turn(): void {
    view.fade(true);
    fading = setTimeout(() => {
      index = (index + 1) % texts.length;
      view.write(texts[index] ?? '');
      view.fade(false);
    }, FADE);
  }

  return {
    start(): void {
      turning ??= setInterval(turn, TURN);
    },
    stop(): void {
      clearInterval(turning);
      clearTimeout(fading);
      turning = undefined;
      view.fade(false);
    },
  };
}

/**
 * Lets the page's slogans rotate, until the visitor stops them. Under reduced motion they stand still until the visitor lets them
 * go on, and in a hidden tab they always do.
 */
export function startSlogans(): void {
  const slogan = document.querySelector<HTMLElement>('[data-slogan]');
  const list = document.querySelector<HTMLTemplateElement>('[data-slogans]');
  const button = document.querySelector<HTMLElement>('[data-press=slogans]');
  const text = slogan?.firstElementChild?.firstChild;
  if (!slogan || !list || !button || !(text instanceof Text)) return;

  const rotation = createRotation(
    Array.from(list.content.children, ({ textContent }) => textContent),
    {
      write: (next) => {
        text.data = next;
      },
      fade: (isOut) => slogan.toggleAttribute('data-fading', isOut),
    },
  );
  const labels = { moving: button.ariaLabel, paused: button.dataset['pausedLabel'] ?? '' };
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  /** The visitor's choice, by the button; null before the first press. */
  let wanted: boolean | null = null;
  const isMoving = () => wanted ?? !lessMotion.matches;

  function follow(): void {
    if (isMoving() && !document.hidden) rotation.start();
    else rotation.stop();
    button?.toggleAttribute('data-paused', !isMoving());
    if (button) button.ariaLabel = isMoving() ? labels.moving : labels.paused;
  }

  button.addEventListener('click', () => {
    wanted = !isMoving();
    follow();
  });
  lessMotion.addEventListener('change', follow);
  document.addEventListener('visibilitychange', follow);
  follow();
}
