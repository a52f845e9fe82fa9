import type { ReactNode } from 'react';
import { TEXTS } from '../texts.ts';
import { TOPIC_NAMES, TOPICS } from '../topics.ts';
import type { Editor } from './editor.ts';
import styles from './TopicForm.module.css';

interface PanelProps {
  editor: Editor;
  title: string;
  isBusy?: boolean;
  children: ReactNode;
}

/** What stands in a form's place. Says that something typed is not saved, and leads to each topic in which it is. */
export function Panel({ editor, title, isBusy, children }: PanelProps) {
  const unsaved = TOPIC_NAMES.filter((name) => editor.files[name].draft !== null);
  return (
    <section className={styles.form} aria-busy={isBusy}>
      <h2 className={styles.title}>{title}</h2>
      {unsaved.length > 0 && (
        <div className={styles.warning}>
          <p>{TEXTS.unsavedHere}</p>
          <ul className={styles.findings}>
            {unsaved.map((name) => (
              <li key={name}>
                <a href={`#${name}`}>{TOPICS[name].title}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {children}
    </section>
  );
}
