import { useState } from 'react';
import { groupBy } from '../../src/text/group-by.ts';
import { Button } from '../../src/ui/Button.tsx';
import type { AnswerTo } from '../server/api.ts';
import type { Outcome } from '../server/publish.ts';
import type { Computer } from '../stores/store.ts';
import { TEXTS } from '../texts.ts';
import type { Editor } from './editor.ts';
import { ByTopic, Conflict, Lines, Panel } from './Panel.tsx';
import styles from './TopicForm.module.css';

type Step = 'construir' | 'publicar' | 'juntar' | 'recuar';

/**
 * Publishing, step by step: the texts to look at, the changes, the build, and at last, after a question, the sending.
 */
export function PublishPanel({ editor, computer: { call } }: { editor: Editor; computer: Computer }) {
  const [publication, setPublication] = useState<AnswerTo<'publicacao'> | null>(null);
  /** The step that runs or ran last, with the sentence while it runs and what came of it. */
  const [{ step: last, working, outcome }, setRun] = useState<{ step?: Step; working?: string; outcome?: Outcome }>({});
  const loadPublication = () => call('publicacao').then(setPublication, editor.fail);

  const runStep = async (step: Step, during: string, request = {}) => {
    setRun({ step, working: during });
    const outcome = await call(step, request).catch((error: Error) => ({ done: false, text: error.message }));
    editor.reload();
    // The next step depends on it: no button is offered that leads nowhere.
    await loadPublication();
    setRun({ step, outcome });
  };
  const dropPhotograph = (name: string) =>
    call('largar', { name }).then(() => {
      setRun({});
      editor.say(TEXTS.removed(name));
      void loadPublication();
    }, editor.fail);
  const { disputed = [] } = outcome ?? {};
  const isDone = (step: Step) => last === step && outcome?.done;
  const isBehind = !isDone('juntar') && publication?.isBehind;
  const { changes = [], photographs = [], unused = [], hasHost } = publication ?? {};
  const findings = editor.content.findings();
  const counts = [...groupBy(findings, ({ level }) => level)].map(
    ([level, found]) => `${TEXTS.levels[level][0]} (${found.length})`,
  );
  const isRefused = findings.some(({ level }) => level !== 'asked');
  const confirmSending = () => {
    if (!hasHost || confirm(TEXTS.sendAsk(isRefused))) void runStep('publicar', TEXTS.sending);
  };
  const joinChanges = (preferred?: 'mine' | 'theirs') => runStep('juntar', TEXTS.joining, { preferred });
  const nextStep = (): [label: string, begin: () => void] | [] => {
    if (!publication || working || disputed.length > 0) return [];
    if (isDone('construir')) return [hasHost ? TEXTS.send : TEXTS.sentByHand, confirmSending];
    if (isBehind) return [TEXTS.joinIt, () => joinChanges()];
    return isDone('publicar') ? [] : [TEXTS.build, () => runStep('construir', TEXTS.building)];
  };
  const [nextLabel, beginNext] = nextStep();

  return (
    <Panel editor={editor} title={TEXTS.publish} loadContent={loadPublication}>
      {findings.length > 0 && (
        <p className={styles.warning}>
          <a href="#verificar">{TEXTS.publishFindings(counts)}</a>
        </p>
      )}
      {publication && (
        <section>
          <h3>{TEXTS.publishChanges}</h3>
          {changes.length + photographs.length === 0 && <p>{TEXTS.publishNone}</p>}
          <ByTopic of={changes} />
          {photographs.length + unused.length > 0 && (
            <>
              <h4>{TEXTS.photographs}</h4>
              <Lines of={photographs} />
              {unused.length > 0 && <p>{TEXTS.unused}</p>}
              <div className="cluster">
                {unused.map((name) => (
                  <Button key={name} variant="quiet" onClick={() => dropPhotograph(name)}>
                    {TEXTS.unusedDrop(name)}
                  </Button>
                ))}
              </div>
            </>
          )}
        </section>
      )}
      {isBehind && !last && <p className={styles.warning}>{TEXTS.behind}</p>}
      {publication && !publication.isReached && <p className={styles.warning}>{TEXTS.notReached}</p>}
      <div role="status" tabIndex={-1} className={styles.outcome} data-done={outcome?.done}>
        <p>{working ?? outcome?.text ?? (editor.status || (publication ? '' : TEXTS.looking))}</p>
        <Lines of={outcome?.missing ?? []} />
      </div>
      <Conflict of={disputed} choose={joinChanges} />
      {nextLabel && (
        <div>
          <Button variant="action" onClick={beginNext}>
            {nextLabel}
          </Button>
        </div>
      )}
      {publication?.before && !isBehind && !working && (
        <section>
          <p className="fine-print">{TEXTS.stepBackTo(publication.before, changes.length > 0)}</p>
          <Button onClick={() => runStep('recuar', TEXTS.steppingBack)}>{TEXTS.stepBack}</Button>
        </section>
      )}
    </Panel>
  );
}
