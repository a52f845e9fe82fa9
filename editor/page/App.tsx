import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { valueAt } from '../../src/pharmacy/paths.ts';
import { secondHue } from '../../src/styles/second-hue.ts';
import { Button } from '../../src/ui/Button.tsx';
import { fieldId, placeOf } from '../paths.ts';
import type { Start } from '../server/api.ts';
import { TEXTS } from '../texts.ts';
import { TOPIC_NAMES, TOPICS } from '../topics.ts';
import styles from './App.module.css';
import { CheckPanel } from './CheckPanel.tsx';
import { MUNICIPALITIES } from './fields/TextInput.tsx';
import { keepFocus } from './keep-focus.ts';
import { Preview } from './Preview.tsx';
import { PublishPanel } from './PublishPanel.tsx';
import { Segments } from './Segments.tsx';
import { StartAnew } from './StartAnew.tsx';
import { TopicForm } from './TopicForm.tsx';
import { type Editor, useEditor } from './useEditor.ts';

const STEPS = [
  ['topics', TEXTS.stepTopics],
  ['form', TEXTS.stepForm],
  ['page', TEXTS.stepPage],
] as const;

type Step = (typeof STEPS)[number][0];

/** The editor: the topics, the form of one of them, and the page that it changes. On a phone these are three steps. */
export function App({ first }: { first: Start }) {
  const editor = useEditor(first);
  const place = useSyncExternalStore(onPlace, () => location.hash.slice(1) || 'farmacia');
  const [step, setStep] = useState<Step>('topics');
  const [inHand, setInHand] = useState<string | undefined>();
  const view = place.replace(/\..*/, '');
  const name = TOPIC_NAMES.find((known) => known === view) ?? 'farmacia';
  const { setStatus } = editor;
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    setStep('form');
    setStatus('');
    focusOn(place);
  }, [place, setStatus]);
  useHue(valueAt(editor.current('farmacia').data, ['matiz']));

  const open = (next: string) => {
    location.hash = next;
    setStep('form');
  };

  return (
    <div className={styles.editor} data-step={step}>
      <button
        type="button"
        className="skip-link"
        onClick={() => {
          setStep('form');
          focusOn(name);
        }}
      >
        {TEXTS.skip}
      </button>
      <header className={styles.header}>
        <h1 className={styles.title}>{TEXTS.title}</h1>
        <div className={styles.actions}>
          <Button onClick={() => open('verificar')}>{TEXTS.check}</Button>
          <Button variant="action" onClick={() => open('publicar')}>
            {TEXTS.publish}
          </Button>
        </div>
        {first.isBorrowed && <p className={styles.borrowed}>{TEXTS.borrowed}</p>}
        <div className={styles.steps}>
          <Segments label={TEXTS.steps} options={STEPS} value={step} choose={setStep} />
        </div>
      </header>
      <TopicList editor={editor} current={view} open={open} />
      <main id="formulario" className={styles.form} tabIndex={-1} ref={keepFocus}>
        {view === 'farmacia' && <StartAnew editor={editor} />}
        {view === 'verificar' && <CheckPanel editor={editor} />}
        {view === 'publicar' && <PublishPanel editor={editor} />}
        {view !== 'verificar' && view !== 'publicar' && (
          <TopicForm key={name} editor={editor} name={name} onFieldInHand={setInHand} />
        )}
      </main>
      <Preview editor={editor} name={name} inHand={inHand} />
      <datalist id={MUNICIPALITIES}>
        {first.municipalities.map((municipality) => (
          <option key={municipality} value={municipality} />
        ))}
      </datalist>
    </div>
  );
}

function TopicList({ editor, current, open }: { editor: Editor; current: string; open: (id: string) => void }) {
  return (
    <nav className={styles.topics} aria-labelledby="temas">
      <h2 id="temas" className={styles.topicsTitle}>
        {TEXTS.topics}
      </h2>
      <ul>
        {TOPIC_NAMES.map((name) => {
          const { draft, mistakes } = editor.files[name];
          return (
            <li key={name}>
              <a
                href={`#${name}`}
                className={styles.topic}
                aria-current={name === current ? 'page' : undefined}
                onClick={() => open(name)}
              >
                {TOPICS[name].title}
                {draft && <small className={styles.mark}> {TEXTS.unsaved}</small>}
                {mistakes.length > 0 && !draft && <small className={styles.mark}> {TEXTS.hasMistakes}</small>}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The address names the topic, or a field of it (`fieldId`): reloading and going back work, and a link to a field is a link. */
function onPlace(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

/** Shows the editor in the pharmacy's colour, also while it is being chosen. */
function useHue(hue: unknown): void {
  useEffect(() => {
    if (typeof hue !== 'number') return;
    document.documentElement.style.setProperty('--hue', String(hue));
    document.documentElement.style.setProperty('--hue-second', String(secondHue(hue)));
  }, [hue]);
}

/** Puts the focus on a field, else on the group that it belongs to, else on the form. */
function focusOn(place: string): void {
  const { file, path } = placeOf(place);
  if (path.length === 0) {
    const form = document.getElementById('formulario');
    form?.scrollTo(0, 0);
    scrollTo(0, 0);
    form?.focus({ preventScroll: true });
    return;
  }
  const field = document.getElementById(place) ?? document.querySelector(`[data-campo="${CSS.escape(place)}"]`);
  const groups = path.map((_, i) => document.getElementById(`${fieldId(file, path.slice(0, path.length - i))}-group`));
  const found = field ?? groups.find((group) => group !== null);
  const control = found?.matches('fieldset') ? found.querySelector('input, textarea, select') : found;
  if (control instanceof HTMLElement) control.focus();
  found?.scrollIntoView({ block: 'center' });
}
