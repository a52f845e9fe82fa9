import { Button } from '../../src/ui/Button.tsx';
import { describeChanges } from '../changes.ts';
import type { FileName } from '../server/files.ts';
import { TEXTS } from '../texts.ts';
import { rebased } from './drafts.ts';
import styles from './TopicForm.module.css';
import type { Editor } from './useEditor.ts';

/** Asks the owner to choose where the draft and somebody else changed the same field; all else is merged already. */
export function Conflict({ editor, name }: { editor: Editor; name: FileName }) {
  const theirs = editor.files[name]?.conflict;
  if (!theirs) return null;
  const [before, after] = (['theirs', 'mine'] as const).map(
    (side) => rebased(editor.current(name), theirs, side).merged,
  );
  const sentences = describeChanges(editor.start?.schemas[name] ?? {}, before?.data, after?.data);
  if (before?.body !== after?.body) sentences.push(TEXTS.conflictBody);
  return (
    <section className={styles.conflict} aria-labelledby={`${name}-conflito`}>
      <h3 id={`${name}-conflito`} tabIndex={-1} data-conflict>
        {TEXTS.conflictTitle}
      </h3>
      <p>{TEXTS.conflict}</p>
      <ul className={styles.findings}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div className="cluster">
        <Button onClick={() => editor.settle(name, 'mine')}>{TEXTS.keepMine}</Button>
        <Button onClick={() => editor.settle(name, 'theirs')}>{TEXTS.keepTheirs}</Button>
      </div>
    </section>
  );
}
