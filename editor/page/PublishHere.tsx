import { Fragment } from 'react';
import { today } from '../../src/opening/today.ts';
import { Button } from '../../src/ui/Button.tsx';
import type { ShownFinding } from '../core/content.ts';
import { fieldId } from '../core/paths.ts';
import type { SavedContent } from '../core/saved-content.ts';
import { TOPIC_NAMES, TOPICS } from '../core/topics.ts';
import { daysLeft, keepKey, readKey } from '../stores/key.ts';
import { TEXTS } from '../texts.ts';
import { Conflict } from './Conflict.tsx';
import type { Editor } from './editor.ts';
import { Lines, Panel } from './Panel.tsx';
import styles from './TopicForm.module.css';

/** On a telephone: what changes, in sentences, and the one press that publishes it. */
export function PublishHere({ editor }: { editor: Editor }) {
  const wrong = TOPIC_NAMES.flatMap((name) => {
    const { draft, mistakes } = editor.files[name];
    return draft ? mistakes.map((found) => lineOf(editor, found)) : [];
  });
  const { changes, doubts, refused } = wrong.length > 0 ? NOTHING : changesOf(editor);
  const isDisputed = editor.dirty.some((name) => editor.stateOf(name) === 'conflict');
  return (
    <Panel editor={editor} title={TEXTS.publish} isBusy={editor.isSaving} look={() => {}}>
      {wrong.length > 0 ? (
        <section>
          <h3>{TEXTS.telephone.wrong}</h3>
          <Lines of={wrong} />
        </section>
      ) : (
        <section>
          <h3>{TEXTS.publishChanges}</h3>
          {changes.length === 0 && <p>{TEXTS.telephone.none}</p>}
          {changes.map(({ name, sentences }) => (
            <Fragment key={name}>
              <h4>{TOPICS[name].title}</h4>
              <Lines of={sentences} />
            </Fragment>
          ))}
        </section>
      )}
      {doubts.length > 0 && (
        <section className={styles.warning}>
          <h3>{TEXTS.telephone.doubts}</h3>
          <Lines of={doubts.map((found) => lineOf(editor, found))} />
        </section>
      )}
      <Conflict editor={editor} names={editor.dirty} />
      <p role="status" tabIndex={-1} className={styles.outcome} data-done={!editor.isRefused && !refused}>
        {editor.status || refused || editor.progress}
      </p>
      {changes.length > 0 && !isDisputed && !editor.isSaving && (
        <div>
          <Button variant="action" onClick={() => editor.save(editor.dirty)}>
            {TEXTS.publish}
          </Button>
        </div>
      )}
      <KeyNote />
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

/** A finding, under the name of its topic, as a link to its field. */
function lineOf(editor: Editor, { name, path, sentence }: ShownFinding) {
  if (name === null) return sentence;
  return { text: `${TOPICS[name].title} › ${sentence}`, href: `#${fieldId(editor.files[name].saved.file, path)}` };
}

/** The days that the key of this browser still opens. */
const left = () => daysLeft(readKey()?.until ?? '', today());

/** Whether the key ends within a month: then it is said wherever one works. */
export const endsSoon = () => left() <= 31;

/** When the key ends, in a sentence; short where one works. */
export const keyEnd = (isShort = false) => TEXTS.key[isShort ? 'ends' : 'end'](readKey()?.until ?? '', left());

/** The key's end, and the press that forgets it here. */
function KeyNote() {
  const forgetKey = () => {
    if (!confirm(TEXTS.key.forgetAsk)) return;
    keepKey(null);
    location.reload();
  };
  return (
    <section>
      <p className="fine-print">{keyEnd()}</p>
      <Button variant="quiet" onClick={forgetKey}>
        {TEXTS.key.forget}
      </Button>
    </section>
  );
}
