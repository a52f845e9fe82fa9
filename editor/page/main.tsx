import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/atkinson-hyperlegible-next';
import './layers.css';
import '../../src/styles/reset.css';
import '../../src/styles/tokens.css';
import '../../src/styles/base.css';
import '../../src/styles/layout.css';
import './editor.css';
import { computerStore } from '../stores/computer.ts';
import { TEXTS } from '../texts.ts';
import { App } from './App.tsx';
import { Editor } from './editor.ts';

const place = document.getElementById('editor');
if (place) {
  const root = createRoot(place, {
    onUncaughtError: (error) => {
      reportError(error);
      place.textContent = TEXTS.crashed;
    },
  });
  const say = (text: string) => root.render(<p role="status">{text}</p>);
  say(TEXTS.loading);
  const store = computerStore();
  store.open().then(
    (start) => {
      const render = () => flushSync(() => root.render(<App editor={editor} />));
      const editor = new Editor(store, start, render);
      render();
      window.addEventListener('focus', editor.load);
      setInterval(() => editor.isLost && editor.load(), 2000);
      // The browser asks before a tab with unsaved changes is closed.
      window.addEventListener('beforeunload', (event) => editor.isDirty && event.preventDefault());
    },
    (error: Error) => say(error.message),
  );
}

// Ctrl+S saves the topic: the browser would save the editor's page as a file.
document.addEventListener('keydown', (event) => {
  if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  document.querySelector<HTMLFormElement>('main > form')?.requestSubmit();
});
