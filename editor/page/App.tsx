import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Path, valueAt } from '../../src/pharmacy/paths.ts';
import { secondHue } from '../../src/styles/second-hue.ts';
import { Button } from '../../src/ui/Button.tsx';
import { fieldId } from '../paths.ts';
import type { Start } from '../server/api.ts';
import type { FileName } from '../server/files.ts';
import { TEXTS } from '../texts.ts';
import { TOPIC_NAMES, TOPICS } from '../topics.ts';
import styles from './App.module.css';
import { CheckPanel } from './CheckPanel.tsx';
import { MUNICIPALITIES } from './fields/TextInput.tsx';
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
  const [view, setView] = useView();
  const [step, setStep] = useState<Step>('topics');
  const [inHand, setInHand] = useState<string | undefined>();
  const [opened, setOpened] = useState<{ view: string; focusIt: () => void } | undefined>();
  const name = TOPIC_NAMES.find((known) => known === view) ?? 'farmacia';
  // The view follows the address, a moment later: only then is there something to focus.
  useEffect(() => {
    if (opened?.view === view) opened.focusIt();
  }, [opened, view]);
  useHue(valueAt(editor.current('farmacia').data, ['matiz']));

  const open = (next: string, focusIt = focusForm) => {
    setView(next);
    editor.setStatus('');
    setStep('form');
    setOpened({ view: next, focusIt });
  };
  /** Opens a topic at one of its fields. */
  const openField = (to: FileName, path: Path) => open(to, () => focusField(editor.files[to].saved.file, path));

  return (
    <div className={styles.editor} data-step={step}>
      <button
        type="button"
        className="skip-link"
        onClick={() => {
          setStep('form');
          focusForm();
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
      <main id="formulario" className={styles.form} tabIndex={-1}>
        {view === 'farmacia' && <StartAnew editor={editor} />}
        {view === 'verificar' && <CheckPanel editor={editor} open={openField} />}
        {view === 'publicar' && <PublishPanel editor={editor} open={openField} />}
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
                onClick={(event) => {
                  event.preventDefault();
                  open(name);
                }}
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

/** The view that the address names, so that reloading and going back work. */
function useView(): [string, (view: string) => void] {
  const view = useSyncExternalStore(
    (changed) => {
      window.addEventListener('hashchange', changed);
      return () => window.removeEventListener('hashchange', changed);
    },
    () => location.hash.slice(1) || 'farmacia',
  );
  return [view, (next) => (location.hash = next)];
}

/** Shows the editor in the pharmacy's colour, also while it is being chosen. */
function useHue(hue: unknown): void {
  useEffect(() => {
    if (typeof hue !== 'number') return;
    document.documentElement.style.setProperty('--hue', String(hue));
    document.documentElement.style.setProperty('--hue-second', String(secondHue(hue)));
  }, [hue]);
}

function focusForm(): void {
  const form = document.getElementById('formulario');
  form?.scrollTo(0, 0);
  scrollTo(0, 0);
  form?.focus({ preventScroll: true });
}

function focusField(file: string, path: Path): void {
  const id = fieldId(file, path);
  const field = document.getElementById(id) ?? document.querySelector(`[data-campo="${CSS.escape(id)}"]`);
  const groups = path.map((_, i) => document.getElementById(`${fieldId(file, path.slice(0, path.length - i))}-group`));
  const place = field ?? groups.find((group) => group !== null);
  const control = place?.matches('fieldset') ? place.querySelector('input, textarea, select') : place;
  if (control instanceof HTMLElement) control.focus();
  place?.scrollIntoView({ block: 'center' });
}
