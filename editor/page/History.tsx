import { useEffect, useState } from 'react';
import { groupBy } from '../../src/text/group-by.ts';
import { Button } from '../../src/ui/Button.tsx';
import type { PastChange } from '../core/versions.ts';
import { dayTextOf, fewOf, TEXTS, timeText } from '../texts.ts';
import type { Editor } from './editor.ts';
import { Lines, Panel } from './Panel.tsx';
import styles from './TopicForm.module.css';

/** All changes of the past, over all topics, by day: each can be taken back alone, joined with what came after it. */
export function History({ editor }: { editor: Editor }) {
  /** Null while they are being read. */
  const [changes, setChanges] = useState<PastChange[] | null>(null);
  const { computer } = editor.store;
  // biome-ignore lint/correctness/useExhaustiveDependencies: again after each that is published
  useEffect(() => {
    void editor.store.history().then(setChanges, editor.fail);
  }, [editor.content.snapshot.version]);
  const undo = async (change: PastChange) => {
    editor.say(TEXTS.loading);
    try {
      const confirmUndo = (disputed: string[]) => confirm(TEXTS.undoAsk(disputed));
      const [first] = editor.undo(await change.texts(), confirmUndo);
      if (first === undefined) editor.say(TEXTS.undoNone);
      else location.hash = computer ? first : 'publicar';
    } catch (error) {
      editor.say((error as Error).message, true);
    }
  };
  const days = groupBy(changes ?? [], ({ moment }) => dayTextOf(moment));
  return (
    <Panel editor={editor} title={computer ? TEXTS.historyHere : TEXTS.history} isBusy={changes === null}>
      <p className="fine-print">{TEXTS.historyIntro}</p>
      <p role="status" tabIndex={-1} className={styles.outcome} data-done={!editor.isRefused}>
        {editor.status || (changes === null ? TEXTS.loading : changes.length === 0 && TEXTS.historyNone)}
      </p>
      {[...days].map(([day, ofDay]) => (
        <section key={day}>
          <h3>{day}</h3>
          <ol className={styles.lines}>
            {ofDay.map((change) => (
              <li key={change.id}>
                <p>{timeText(change.moment)}</p>
                <Lines of={fewOf(change.sentences)} />
                <Button
                  variant="quiet"
                  aria-label={`${TEXTS.undoThis}: ${change.sentences[0]}`}
                  onClick={() => void undo(change)}
                >
                  {TEXTS.undoThis}
                </Button>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </Panel>
  );
}
