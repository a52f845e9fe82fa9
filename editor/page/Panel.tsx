import { type ReactNode, useEffect } from 'react';
import { TOPIC_NAMES, TOPICS } from '../core/topics.ts';
import { TEXTS } from '../texts.ts';
import type { Editor } from './editor.ts';
import styles from './TopicForm.module.css';

interface PanelProps {
  editor: Editor;
  title: string;
  isBusy?: boolean;
  /** Asks for what the panel shows: at once, and again when a lost connection is back. */
  look: () => void;
  children: ReactNode;
}

/** The frame of a panel in a form's place. Says that something typed is not saved, and leads to each topic in which it is. */
export function Panel({ editor, title, isBusy, look, children }: PanelProps) {
  const { isLost } = editor;
  // biome-ignore lint/correctness/useExhaustiveDependencies: not at each rendering
  useEffect(() => {
    if (!isLost) look();
  }, [isLost]);
  const unsaved = TOPIC_NAMES.filter((name) => editor.files[name].draft !== null);
  return (
    <section className={styles.form} aria-busy={isBusy}>
      <h2 className={styles.title}>{title}</h2>
      {editor.store.computer && unsaved.length > 0 && (
        <div className={styles.warning}>
          <p>{TEXTS.unsavedHere}</p>
          <Lines of={unsaved.map((name) => ({ text: TOPICS[name].title, href: `#${name}` }))} />
        </div>
      )}
      {children}
    </section>
  );
}

/** Sentences or links, one a line. */
export function Lines({ of }: { of: readonly (string | { text: string; href: string })[] }) {
  return (
    <ul className={styles.findings}>
      {of.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing is kept of a line
        <li key={i}>{typeof line === 'string' ? line : <a href={line.href}>{line.text}</a>}</li>
      ))}
    </ul>
  );
}
