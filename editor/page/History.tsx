import { useEffect, useState } from 'react';
import { groupBy } from '../../src/text/group-by.ts';
import { Button } from '../../src/ui/Button.tsx';
import type { PastSentence } from '../core/versions.ts';
import { dayTextOf, TEXTS, timeText } from '../texts.ts';
import type { Editor } from './editor.ts';
import { Panel } from './Panel.tsx';
import { pastChanges, undoSentence } from './past-changes.ts';

const AT_ONCE = 10;

/** The changes of the past, over all topics, by day: each sentence is taken back alone, joined with what came after. */
export function History({ editor }: { editor: Editor }) {
  /** Null while they are being read. */
  const [past, setPast] = useState<Awaited<ReturnType<typeof pastChanges>> | null>(null);
  const [most, setMost] = useState(AT_ONCE);
  const { computer } = editor.store;
  // biome-ignore lint/correctness/useExhaustiveDependencies: again after each that is published
  useEffect(() => {
    void pastChanges(editor, most).then(setPast, editor.fail);
  }, [editor.content.snapshot.version, most]);
  const undo = async (sentence: PastSentence) => {
    const ask = (disputed: string[]) => confirm(TEXTS.undoAsk(disputed));
    if (await undoSentence(editor, sentence, ask).catch(editor.fail))
      location.hash = computer ? sentence.name : 'publicar';
  };
  const wait = editor.status === TEXTS.undoWaits && <a href="#publicar">{TEXTS.undoWaits}</a>;
  const status = wait || editor.status || (past === null ? TEXTS.loading : past.changes.length === 0 && TEXTS.empty);
  const days = groupBy(past?.changes ?? [], ({ moment }) => dayTextOf(moment));
  return (
    <Panel editor={editor} title={computer ? TEXTS.historyHere : TEXTS.history} isBusy={past === null} status={status}>
      <p className="fine-print">{TEXTS.historyIntro}</p>
      {[...days].map(([day, ofDay]) => (
        <section key={day}>
          <h3>{day}</h3>
          {ofDay.map(({ id, moment, author, sentences }) => (
            <div key={id}>
              <p>{[timeText(moment), author].filter(Boolean).join(', ')}</p>
              <ul className="stack">
                {sentences.map((sentence) => (
                  <li key={sentence.text}>
                    <p>{sentence.text}</p>
                    {editor.isUnreadable(sentence.name) ? (
                      <a href={`#${sentence.name}`}>{TEXTS.undoBroken}</a>
                    ) : sentence.files ? (
                      <Button variant="quiet" aria-label={TEXTS.undoIt(sentence.text)} onClick={() => undo(sentence)}>
                        {TEXTS.undo}
                      </Button>
                    ) : (
                      <p className="fine-print">{TEXTS.undoUnreadable}</p>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
      {past?.hasMore && <Button onClick={() => setMost(most + AT_ONCE)}>{TEXTS.historyMore}</Button>}
    </Panel>
  );
}
