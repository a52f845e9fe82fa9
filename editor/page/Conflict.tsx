import { Button } from '../../src/ui/Button.tsx';
import type { FileName } from '../server/files.ts';
import { TEXTS } from '../texts.ts';
import styles from './TopicForm.module.css';
import type { Editor } from './useEditor.ts';

/** Asks the owner to choose where the draft and somebody else changed the same field; all else comes together by itself. */
export function Conflict({ editor, name }: { editor: Editor; name: FileName }) {
  return (
    <section className={styles.conflict} aria-labelledby={`${name}-conflito`}>
      <h3 id={`${name}-conflito`} tabIndex={-1} data-conflict>
        {TEXTS.conflictTitle}
      </h3>
      <p>{TEXTS.conflict}</p>
      <ul className={styles.findings}>
        {editor.files[name].disputed.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div className="cluster">
        <Button onClick={() => editor.save(name, 'mine')}>{TEXTS.keepMine}</Button>
        <Button onClick={() => editor.save(name, 'theirs')}>{TEXTS.keepTheirs}</Button>
      </div>
    </section>
  );
}
