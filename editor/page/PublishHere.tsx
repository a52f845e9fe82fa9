import { today } from '../../src/opening/today.ts';
import { Button } from '../../src/ui/Button.tsx';
import type { SavedContent } from '../core/saved-content.ts';
import { daysLeft, keepKey, readKey } from '../stores/key.ts';
import { TEXTS } from '../texts.ts';
import type { Editor } from './editor.ts';
import { ByTopic, Conflict, Findings, Panel } from './Panel.tsx';
import styles from './TopicForm.module.css';

/** On a telephone: what changes, in sentences, and the one press that publishes it. */
export function PublishHere({ editor }: { editor: Editor }) {
  const wrong = editor.dirty.flatMap((name) => editor.files[name].mistakes);
  const { changes, doubts, refused } = wrong.length > 0 ? NOTHING : changesOf(editor);
  const disputed = editor.disputes(editor.dirty);
  const progress = editor.dirty.length > 0 ? '' : editor.progress;
  return (
    <Panel editor={editor} title={TEXTS.publish} isBusy={editor.isSaving}>
      {wrong.length > 0 && (
        <section>
          <h3>{TEXTS.telephone.wrong}</h3>
          <Findings of={wrong} />
        </section>
      )}
      {wrong.length === 0 && !progress && (
        <section>
          <h3>{TEXTS.publishChanges}</h3>
          {changes.length === 0 && <p>{TEXTS.telephone.none}</p>}
          <ByTopic of={changes} />
        </section>
      )}
      {doubts.length > 0 && (
        <section className={styles.warning}>
          <h3>{TEXTS.telephone.doubts}</h3>
          <Findings of={doubts} />
        </section>
      )}
      <Conflict of={disputed} choose={(preferred) => editor.save(editor.dirty, preferred)} />
      <p role="status" tabIndex={-1} className={styles.outcome} data-done={!editor.isRefused && !refused}>
        {editor.status || refused || progress}
      </p>
      {changes.length > 0 && disputed.length === 0 && !editor.isSaving && (
        <div>
          <Button variant="action" onClick={() => editor.save(editor.dirty)}>
            {TEXTS.publish}
          </Button>
        </div>
      )}
      <section>
        <p className="fine-print">{keyEnd()}</p>
        <Button variant="quiet" onClick={forgetKey}>
          {TEXTS.key.forget}
        </Button>
      </section>
    </Panel>
  );
}

const NOTHING: ReturnType<typeof changesOf> = { changes: [], doubts: [], refused: '' };

/** The changes that publishing would make; or why they cannot be told, as where somebody has broken the file meanwhile. */
function changesOf({ drafts, content }: { drafts: Editor['drafts']; content: SavedContent }) {
  try {
    return { changes: content.changes(drafts), doubts: content.doubts(drafts), refused: '' };
  } catch (error) {
    return { changes: [], doubts: [], refused: (error as Error).message };
  }
}

/** The days that the key of this browser still opens. */
const keyDaysLeft = () => daysLeft(readKey()?.until ?? '', today());

/** Whether the key ends within a month: then it is said wherever one works. */
export const endsSoon = () => keyDaysLeft() <= 31;

/** The sentence about the key's last day. */
export const keyEnd = () => TEXTS.key.end(readKey()?.until ?? '', keyDaysLeft());

function forgetKey(): void {
  if (!confirm(TEXTS.key.forgetAsk)) return;
  keepKey(null);
  location.reload();
}
