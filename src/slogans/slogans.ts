import { announce } from '../browser/announce.ts';
import * as words from './words.ts';

/** The time of a slogan, its two fades included, in milliseconds (specification 9). */
const TURN = 5000;
const FADE = 500;

/** Rotates the slogans, until the visitor stops them; not in a hidden tab, nor under reduced motion unless asked. */
export function startSlogans(): void {
  const slogan = document.querySelector<HTMLElement>('[data-slogan]');
  const list = document.querySelector<HTMLTemplateElement>('[data-slogans]');
  const button = document.querySelector<HTMLElement>('[data-press=slogans]');
  const text = slogan?.querySelector('span')?.firstChild;
  if (!slogan || !list || !button || !(text instanceof Text)) return;

  const texts = Array.from(list.content.children, ({ textContent }) => textContent);
  let index = 0;
  let turning: ReturnType<typeof setInterval> | undefined;
  let fading: ReturnType<typeof setTimeout> | undefined;

  const showNext = () => {
    slogan.setAttribute('data-fading', '');
    fading = setTimeout(() => {
      index = (index + 1) % texts.length;
      text.data = texts[index] ?? '';
      slogan.removeAttribute('data-fading');
    }, FADE);
  };

  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  /** The visitor's choice, by the button; null before the first press. */
  let choice: boolean | null = null;
  const isMoving = () => choice ?? !lessMotion.matches;

  const restartTurning = () => {
    clearInterval(turning);
    clearTimeout(fading);
    slogan.removeAttribute('data-fading');
    if (isMoving() && !document.hidden) turning = setInterval(showNext, TURN);
    button.toggleAttribute('data-paused', !isMoving());
    button.setAttribute('aria-label', isMoving() ? words.pause : words.goOn);
  };

  button.addEventListener('click', () => {
    choice = !isMoving();
    restartTurning();
    announce(choice ? words.moving : words.paused);
  });
  lessMotion.addEventListener('change', restartTurning);
  document.addEventListener('visibilitychange', restartTurning);
  restartTurning();
}
