import { useState } from 'react';
import { Button } from '../../src/ui/Button.tsx';
import type { AnswerTo } from '../server/api.ts';
import type { Outcome } from '../server/publish.ts';
import type { Computer } from '../stores/store.ts';
import { TEXTS } from '../texts.ts';
import type { Editor } from './editor.ts';
import { ByTopic, Conflict, Lines, Panel } from './Panel.tsx';
import styles from './TopicForm.module.css';

type Step = 'construir' | 'publicar' | 'juntar' | 'recuar';

/** Publishing, step by step: the texts to look at, the changes, the build, and at last, after a question, the sending. */
export function PublishPanel({ editor, computer: { call } }: { editor: Editor; computer: Computer }) {
  const [publication, setPublication] = useState<AnswerTo<'publicacao'> | null>(null);
  /** The step that runs or ran last, with the sentence while it runs and what came of it. */
  const [{ step: last, working, outcome }, setRun] = useState<{ step?: Step; working?: string; outcome?: Outcome }>({});
  const look = () => call('publicacao').then(setPublication, editor.fail);

  const run = async (step: Step, during: string, request = {}) => {
    setRun({ step, working: during });
    const outcome = await call(step, request).catch((error: Error) => ({ done: false, text: error.message }));
    editor.reload();
    // The next step depends on it: no button is offered that leads nowhere.
    await look();
    setRun({ step, outcome });
  };
  const drop = (name: string) =>
    call('largar', { name }).then(() => {
      setRun({});
      editor.say(TEXTS.removed(name));
      void look();
    }, editor.fail);
  const { disputed = [] } = outcome ?? {};
  const isDone = (step: Step) => last === step && outcome?.done;
  const isBehind = !isDone('juntar') && publication?.isBehind;
  const { changes = [], photographs = [], unused = [], hasHost } = publication ?? {};
  const findings = editor.content.findings();
  const counts = [...Map.groupBy(findings, ({ level }) => level)].map(
    ([level, found]) => `${TEXTS.levels[level][0]} (${found.length})`,
  );
  const isRefused = findings.some(({ level }) => level !== 'asked');
  const publish = () => {
    if (!hasHost || confirm(TEXTS.sendAsk(isRefused))) void run('publicar', TEXTS.sending);
  };
  const join = (preferred?: 'mine' | 'theirs') => run('juntar', TEXTS.joining, { preferred });
  const nextStep = (): [label: string, begin: () => void] | [] => {
    if (!publication || working || disputed.length > 0) return [];
    if (isDone('construir')) return [hasHost ? TEXTS.send : TEXTS.sentByHand, publish];
    if (isBehind) return [TEXTS.joinIt, () => join()];
    return isDone('publicar') ? [] : [TEXTS.build, () => run('construir', TEXTS.building)];
  };
  const [nextLabel, beginNext] = nextStep();

  return (
    <Panel editor={editor} title={TEXTS.publish} look={look}>
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
                  <Button key={name} variant="quiet" onClick={() => drop(name)}>
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
      <Conflict of={disputed} choose={join} />
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
          <Button onClick={() => run('recuar', TEXTS.steppingBack)}>{TEXTS.stepBack}</Button>
        </section>
      )}
    </Panel>
  );
}
