import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Button } from '../../src/ui/Button.tsx';
import { demonstrationFrom, SavedContent } from '../core/saved-content.ts';
import type { Store } from '../stores/store.ts';
import { TEXTS } from '../texts.ts';
import { App } from './App.tsx';
import { Editor } from './editor.ts';

/** The demonstration's texts by their paths, written in by bundle.ts. */
declare const ORIGINALS: Record<string, string>;

/** Where the page renders. */
export function rootOf(place: HTMLElement) {
  return createRoot(place, {
    onUncaughtError: (error) => {
      reportError(error);
      place.textContent = TEXTS.crashed;
    },
  });
}

/** Opens the editor on a store. @param onFailure what stands there where the store does not open, by its reason */
export async function openEditor(
  root: ReturnType<typeof rootOf>,
  opening: Store | Promise<Store>,
  onFailure: (failure: Error) => ReactNode = ({ message }) => <p role="status">{message}</p>,
): Promise<void> {
  const renderOpening = (nth: number, cancel?: () => void) =>
    root.render(
      <div className="cluster">
        <p role="status">{nth > 1 ? TEXTS.telephone.trying(nth) : TEXTS.loading}</p>
        {cancel && <Button onClick={cancel}>{TEXTS.telephone.cancel}</Button>}
      </div>,
    );
  renderOpening(1);
  try {
    const store = await opening;
    const { github } = store;
    if (github) github.onTry = (nth) => renderOpening(nth, () => github.cancel());
    const demonstration = demonstrationFrom((path) => ORIGINALS[path] ?? '');
    const render = () => flushSync(() => root.render(<App editor={editor} />));
    const editor = new Editor(store, new SavedContent(store.copy ?? (await store.read()), demonstration), render);
    render();
    // Newer than the copy, it comes into the form by itself.
    if (store.copy) void editor.load();
    window.addEventListener('storage', ({ key }) => editor.follow(key));
    window.addEventListener('focus', editor.load);
    window.addEventListener('online', editor.load);
    // The server of this computer is asked whether it is back; GitHub counts what it is asked.
    if (store.computer) setInterval(() => editor.isLost && editor.load(), 2000);
  } catch (error) {
    root.render(onFailure(error as Error));
  }
}

// Ctrl+S saves the topic: the browser would save the editor's page as a file.
document.addEventListener('keydown', (event) => {
  if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  document.querySelector<HTMLButtonElement>('main > form [type=submit]')?.click();
});
