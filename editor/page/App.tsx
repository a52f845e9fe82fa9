import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { valueAt } from '../../src/pharmacy/paths.ts';
import { Button } from '../../src/ui/Button.tsx';
import { MUNICIPALITY_NAMES } from '../core/content.ts';
import { FILE_NAMES, type FileName } from '../core/file-names.ts';
import { fieldId, placeOf } from '../core/paths.ts';
import { nameIn } from '../core/schema.ts';
import { COUNTER_FIRST, TOPICS } from '../core/topics.ts';
import { TEXTS } from '../texts.ts';
import styles from './App.module.css';
import { CheckPanel } from './CheckPanel.tsx';
import type { Editor } from './editor.ts';
import { MUNICIPALITIES } from './fields/TextInput.tsx';
import { wearHue } from './hue.ts';
import { Preview } from './Preview.tsx';
import { endsSoon, keyEnd, PublishHere } from './PublishHere.tsx';
import { PublishPanel } from './PublishPanel.tsx';
import { Segments } from './Segments.tsx';
import { StartAnew } from './StartAnew.tsx';
import { TopicForm } from './TopicForm.tsx';

const STEPS = [
  ['topics', TEXTS.stepTopics],
  ['form', TEXTS.stepForm],
  ['page', TEXTS.stepPage],
] as const;

/** The address names the topic, or a field of it (`fieldId`): reloading and going back work, and a link to a field is a link. */
const placeInAddress = () => location.hash.slice(1);

/** The editor: the topics, the form of one of them, and the page that it changes. On a phone these are three steps. */
export function App({ editor }: { editor: Editor }) {
  const [place, setPlace] = useState(placeInAddress);
  const [step, setStep] = useState<(typeof STEPS)[number][0]>('topics');
  const [inHand, setInHand] = useState('');
  const { computer, host, place: storePlace } = editor.store;
  const topics = computer ? FILE_NAMES : COUNTER_FIRST;
  const view = place.replace(/\..*/, '') || topics[0];
  const name = topics.find((known) => known === view) ?? 'farmacia';
  const isTopic = view !== 'verificar' && view !== 'publicar';
  useEffect(() => {
    const followAddress = () => {
      flushSync(() => {
        setPlace(placeInAddress());
        setStep('form');
        setInHand('');
      });
      editor.say('');
      focusOn(placeInAddress());
    };
    window.addEventListener('hashchange', followAddress);
    return () => window.removeEventListener('hashchange', followAddress);
  }, [editor]);
  const hue = valueAt(editor.current('farmacia').data, ['matiz']);
  // In the pharmacy's colour, also while it is being chosen.
  useEffect(() => {
    if (typeof hue === 'number') wearHue(hue);
  }, [hue]);

  const openView = (next: string) => {
    location.hash = next;
    setStep('form');
  };
  const skipToForm = () => {
    flushSync(() => setStep('form'));
    focusOn(name);
  };
  return (
    <div className={styles.editor} data-step={step} data-preview={Boolean(computer)}>
      <button type="button" className="skip-link" onClick={skipToForm}>
        {TEXTS.skip}
      </button>
      <header className={styles.header}>
        <h1 className={styles.title}>{TEXTS.title}</h1>
        <p className={styles.place}>
          <strong>{nameIn(editor.files.farmacia.saved.data)}</strong> <bdi>{storePlace}</bdi>
        </p>
        {computer && (
          <div className={styles.actions}>
            <Button onClick={() => openView('verificar')}>{TEXTS.check}</Button>
            <Button variant="action" onClick={() => openView('publicar')}>
              {TEXTS.publish}
            </Button>
          </div>
        )}
        {computer?.isBorrowed && <p className={styles.borrowed}>{TEXTS.borrowed}</p>}
        {host && endsSoon() && <p className={styles.borrowed}>{keyEnd()}</p>}
        <div className={styles.steps}>
          <Segments
            label={TEXTS.steps}
            options={STEPS.filter(([id]) => computer || id !== 'page')}
            value={step}
            choose={setStep}
          />
        </div>
      </header>
      <TopicList editor={editor} topics={topics} current={view} openView={openView} />
      <main id="formulario" className={styles.form} tabIndex={-1} ref={keepFocus}>
        {view === 'farmacia' && computer && <StartAnew editor={editor} computer={computer} />}
        {view === 'verificar' && computer && <CheckPanel editor={editor} computer={computer} />}
        {view === 'publicar' && computer && <PublishPanel editor={editor} computer={computer} />}
        {view === 'publicar' && host && <PublishHere editor={editor} />}
        {isTopic && <TopicForm key={name} editor={editor} name={name} onFieldInHand={setInHand} />}
      </main>
      {computer && <Preview editor={editor} name={name} inHand={inHand} />}
      <datalist id={MUNICIPALITIES}>
        {MUNICIPALITY_NAMES.map((municipality) => (
          <option key={municipality} value={municipality} />
        ))}
      </datalist>
    </div>
  );
}

interface TopicListProps {
  editor: Editor;
  topics: readonly FileName[];
  current: string | undefined;
  openView: (id: string) => void;
}

function TopicList({ editor, topics, current, openView }: TopicListProps) {
  const unsaved = editor.store.computer ? TEXTS.unsaved : TEXTS.unpublished;
  return (
    <nav className={styles.topics} aria-labelledby="temas">
      <h2 id="temas" className={styles.topicsTitle}>
        {TEXTS.topics}
      </h2>
      <ul>
        {topics.map((name) => {
          const { mistakes } = editor.files[name];
          const mark = editor.stateOf(name) === 'changed' ? unsaved : mistakes.length > 0 && TEXTS.hasMistakes;
          return (
            <li key={name}>
              <a
                href={`#${name}`}
                className={styles.topic}
                aria-current={name === current ? 'page' : undefined}
                onClick={() => openView(name)}
              >
                {TOPICS[name].title}
                {mark && <small className={styles.mark}> {mark}</small>}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Puts the focus on a field, else on the group or item that it belongs to, else on the form. */
function focusOn(place: string): void {
  const { file, path } = placeOf(place);
  const outwards = path.map((_, i) => CSS.escape(fieldId(file, path.slice(0, path.length - i))));
  const parts = outwards.map((id) => document.querySelector<HTMLElement>(`[data-field="${id}"], #${id}-group`));
  const found = parts.find((part) => part !== null);
  if (found) {
    // A past notice is folded away.
    found.closest('details')?.setAttribute('open', '');
    const isControl = found.matches('input, textarea, select');
    (isControl ? found : found.querySelector<HTMLElement>('input, textarea, select'))?.focus();
    found.scrollIntoView({ block: 'center' });
  } else {
    const form = document.getElementById('formulario');
    form?.scrollTo(0, 0);
    scrollTo(0, 0);
    form?.focus({ preventScroll: true });
  }
}

/** The message of a topic or panel; of a group of fields its first control. */
const NEXT = '[role=status][tabindex], :scope:is(fieldset) :is(input, button)';

/**
 * Keeps the focus where one is when what had it disappears, such as a button that is pressed once: it goes to the message that follows,
 * or stays in the group. The browser would begin again at the top of the page.
 * @returns what ends it
 */
function keepFocus(main: HTMLElement): () => void {
  let path: HTMLElement[] = [];
  const notePath = (event: FocusEvent) => {
    path = event.composedPath().filter((part) => part instanceof HTMLElement);
  };
  main.addEventListener('focusin', notePath);
  const watcher = new MutationObserver(() => {
    if (path[0]?.isConnected !== false || document.activeElement !== document.body) return;
    const around = path.filter((part) => part.isConnected && main.contains(part));
    const next = around.map((part) => part.querySelector<HTMLElement>(NEXT)).find((found) => found !== null);
    next?.focus();
  });
  watcher.observe(main, { childList: true, subtree: true });
  return () => {
    main.removeEventListener('focusin', notePath);
    watcher.disconnect();
  };
}
