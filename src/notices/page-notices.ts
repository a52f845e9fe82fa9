import type { Notice } from './notices.ts';

/**
 * The page's notices are an attribute of the notice board: written by the build, and again when the server has sent others. Who
 * shows them, or the hours that they change, reads it there; no data reaches a script by another way.
 */
const board = () => document.querySelector<HTMLElement>('[data-avisos]');

/** The notices that hold now, whatever their days: the build's, or those that the server sent since. */
export function pageNotices(): Notice[] {
  return JSON.parse(board()?.dataset['avisos'] ?? '[]');
}

export function setPageNotices(notices: readonly Notice[]): void {
  const element = board();
  if (element) element.dataset['avisos'] = JSON.stringify(notices);
}

/** Calls back when the server has sent other notices. */
export function onPageNotices(listener: () => void): void {
  const element = board();
  if (element) new MutationObserver(listener).observe(element, { attributeFilter: ['data-avisos'] });
}
