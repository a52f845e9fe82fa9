import { TEXTS } from '../texts.ts';
import { TOPIC_NAMES, TOPICS } from '../topics.ts';
import styles from './TopicForm.module.css';
import type { Editor } from './useEditor.ts';

/** Says that something typed is not saved, and leads to each topic in which it is. */
export function Unsaved({ editor }: { editor: Editor }) {
  const unsaved = TOPIC_NAMES.filter((name) => editor.files[name].draft !== null);
  if (unsaved.length === 0) return null;
  return (
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
  );
}
