import { useEffect, useState } from 'react';
import { groupBy } from '../../src/text/group-by.ts';
import { Button } from '../../src/ui/Button.tsx';
import type { AnswerTo } from '../server/api.ts';
import type { Outcome } from '../server/publish.ts';
import type { Call } from '../stores/store.ts';
import { TEXTS } from '../texts.ts';
import type { Editor } from './editor.ts';
import { ByTopic, Conflict, Panel } from './Panel.tsx';
import styles from './TopicForm.module.css';

/** Lists the changes and, after a question, sends them to the host. */
export function PublishPanel({ editor, computer: { call } }: { editor: Editor; computer: { call: Call } }) {
  const [publication, setPublication] = useState<AnswerTo<'publicacao'> | null>(null);
  /** The sentence while it publishes, and what came of it. */
  const [{ working, outcome }, setRun] = useState<{ working?: string; outcome?: Outcome }>({});
  const loadPublication = () => call('publicacao').then(setPublication, editor.fail);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at once, and when a lost connection is back
  useEffect(() => {
    if (!editor.isLost) void loadPublication();
  }, [editor.isLost]);
  const { changes = [], hasHost } = publication ?? {};
  const findings = editor.content.findings();
  const counts = [...groupBy(findings, ({ level }) => level)].map(
    ([level, found]) => `${TEXTS.levels[level][0]} (${found.length})`,
  );
  const isRefused = findings.some(({ level }) => level !== 'asked');
  const { disputed = [] } = outcome ?? {};
  const publish = async (preferred?: 'mine' | 'theirs') => {
    if (!preferred && !confirm(TEXTS.sendAsk(isRefused))) return;
    setRun({ working: TEXTS.sending });
    const came = await call('publicar', { preferred, seen: disputed }).catch((error: Error) => ({
      done: false,
      text: error.message,
    }));
    editor.previews += 1;
    await editor.load();
    await loadPublication();
    setRun({ outcome: came });
  };
  const status = working ?? outcome?.text ?? (editor.status || (publication ? '' : TEXTS.loading));
  return (
    <Panel editor={editor} title={TEXTS.publish} status={status} isDone={outcome?.done}>
      {findings.length > 0 && (
        <p className={styles.warning}>
          <a href="#verificar">{TEXTS.publishFindings(counts)}</a>
        </p>
      )}
      {hasHost && (
        <section>
          <h3>{TEXTS.publishChanges}</h3>
          {changes.length === 0 && <p>{TEXTS.publishNone}</p>}
          <ByTopic of={changes} />
        </section>
      )}
      <Conflict of={disputed} choose={publish} />
      {hasHost === false && <p>{TEXTS.byHand}</p>}
      {hasHost && !working && disputed.length === 0 && (
        <Button variant="action" onClick={() => publish()}>
          {TEXTS.send}
        </Button>
      )}
    </Panel>
  );
}
