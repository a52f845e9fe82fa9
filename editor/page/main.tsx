// The styles in the order of their layers, and how zod reads, before all else.
import '../../src/styles/reset.css';
import '../../src/styles/tokens.css';
import '../../src/styles/base.css';
import '../../src/styles/layout.css';
import './editor.css';
import '../stores/without-eval.ts';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { registerWorker } from '../../src/offline/register.ts';
import { Button } from '../../src/ui/Button.tsx';
import { demonstrationFrom, SavedContent } from '../core/saved-content.ts';
import { computerStore } from '../stores/computer.ts';
import { GitHub } from '../stores/github.ts';
import { type Key, keepKey, readKey } from '../stores/key.ts';
import { repositoryStore } from '../stores/repository.ts';
import type { Store } from '../stores/store.ts';
import { TEXTS } from '../texts.ts';
import { App } from './App.tsx';
import { Editor } from './editor.ts';
import { wearHue } from './fields/house-choices.tsx';
import { KeyPage } from './KeyForm.tsx';
import styles from './TopicForm.module.css';

/** The demonstration's texts by their paths, written in by bundle.ts. */
declare const ORIGINALS: Record<string, string>;

/** The address of a tab that has given way to a newer one. */
const ELSEWHERE = '#noutro-separador';

const place = document.getElementById('editor');
if (place) {
  const root = createRoot(place, {
    onUncaughtError: (error) => {
      reportError(error);
      place.textContent = TEXTS.crashed;
    },
  });
  if (location.hash === ELSEWHERE) root.render(<Elsewhere />);
  // A site's page names its repository; that of the development server is this computer's.
  else if (place.dataset['repository']) openOnTelephone(root, place.dataset);
  else void openEditor(root, computerStore(place.dataset), ({ message }) => <p role="status">{message}</p>);
}

/** Opens the editor on GitHub, once there is a key. */
function openOnTelephone(root: Root, { api = '', repository: name = '', branch = '', ...data }: DOMStringMap): void {
  const repository = { api, name, branch, folder: data['folder'] ?? '' };
  wearHue(Number(data['hue']));
  // Kept for where there is no network, beside the worker that visitors have.
  void registerWorker('/editar-sw.js', 'editar', '/editar');
  const openWithKey = (key: Key) => {
    keepKey(key);
    const store = repositoryStore(new GitHub(repository, key), data['builds'] === 'true');
    void openEditor(root, store, (failure) => (
      <KeyPage repository={repository} kept={key} failure={failure} openWithKey={openWithKey} />
    ));
  };
  const key = readKey();
  if (key) openWithKey(key);
  else root.render(<KeyPage repository={repository} openWithKey={openWithKey} />);
}

/** Opens the editor on a store. @param onFailure what stands there where the store does not open, by its reason */
async function openEditor(root: Root, store: Store, onFailure: (failure: Error) => ReactNode) {
  root.render(<p role="status">{TEXTS.loading}</p>);
  try {
    const demonstration = demonstrationFrom((path) => ORIGINALS[path] ?? '');
    const render = () => flushSync(() => root.render(<App editor={editor} />));
    const editor = new Editor(store, new SavedContent(store.copy ?? (await store.read()), demonstration), render);
    render();
    // Newer than the copy, it comes into the form by itself.
    if (store.copy) void editor.load();
    holdAlone(editor);
    window.addEventListener('focus', editor.load);
    window.addEventListener('online', editor.load);
    // The server of this computer is asked whether it is back; GitHub counts what it is asked.
    if (store.computer) setInterval(() => editor.isLost && editor.load(), 2000);
    window.addEventListener('beforeunload', (event) => editor.notKept && event.preventDefault());
  } catch (error) {
    root.render(onFailure(error as Error));
  }
}

/** Lets only the newest tab edit, since all tabs keep their drafts in one place. The lock ends with its tab. */
function holdAlone(editor: Editor): void {
  const forever = () => new Promise<never>(() => {});
  navigator.locks.request(`editor:${editor.store.place}`, { steal: true }, forever).catch(() => {
    // A tab whose drafts the browser could not keep stays open: nothing else has them.
    if (!editor.notKept) goTo(ELSEWHERE);
  });
}

function Elsewhere() {
  return (
    <main className={`stack ${styles.keyPage}`}>
      <p role="status">{TEXTS.elsewhere}</p>
      <Button onClick={() => goTo('#temas')}>{TEXTS.goOnHere}</Button>
    </main>
  );
}

function goTo(hash: string): void {
  history.replaceState(null, '', hash);
  location.reload();
}
