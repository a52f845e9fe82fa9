import { Button } from '../../src/ui/Button.tsx';
import type { FileName } from '../core/file-names.ts';
import { TOPICS } from '../core/topics.ts';
import { TEXTS } from '../texts.ts';
import type { Editor } from './editor.ts';
import { Lines } from './Panel.tsx';
import styles from './TopicForm.module.css';

/** Asks the owner to choose where drafts and somebody else changed the same fields; all else comes together by itself. */
export function Conflict({ editor, names }: { editor: Editor; names: readonly FileName[] }) {
  const disputed = names.flatMap((name) =>
    editor.files[name].disputed.map((sentence) => `${TOPICS[name].title} › ${sentence}`),
  );
  if (disputed.length === 0) return null;
  return (
    <section className={styles.conflict} aria-labelledby="conflito">
      <h3 id="conflito" tabIndex={-1} data-conflict>
        {TEXTS.conflictTitle}
      </h3>
      <p>{TEXTS.conflict}</p>
      <Lines of={disputed} />
      <div className="cluster">
        <Button onClick={() => editor.save(names, 'mine')}>{TEXTS.keepMine}</Button>
        <Button onClick={() => editor.save(names, 'theirs')}>{TEXTS.keepTheirs}</Button>
      </div>
    </section>
  );
}
