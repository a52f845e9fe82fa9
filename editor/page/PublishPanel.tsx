import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../src/ui/Button.tsx';
import type { ShownFinding } from '../server/content.ts';
import type { Outcome, Publication } from '../server/publish.ts';
import { TEXTS } from '../texts.ts';
import { TOPICS } from '../topics.ts';
import { call } from './api.ts';
import styles from './TopicForm.module.css';
import { Unsaved } from './Unsaved.tsx';
import type { Editor } from './useEditor.ts';

type Step = 'construir' | 'publicar' | 'juntar' | 'recuar';

/** Publishing, step by step: the texts to look at, the changes, the build, and at last, after a question, the sending. */
export function PublishPanel({ editor }: { editor: Editor }) {
  const [publication, setPublication] = useState<Publication | null>(null);
  const [working, setWorking] = useState('');
  const [last, setLast] = useState<{ step: Step; outcome: Outcome } | null>(null);
  const { fail, reloads, reload, setStatus } = editor;
  const look = () => void call<Publication>('publicacao').then(setPublication, fail);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again after each saving, and after each step
  useEffect(look, [reloads]);

  const run = async (step: Step, during: string, request = {}) => {
    setWorking(during);
    setLast(null);
    const outcome = await call<Outcome>(step, request).catch((error: Error) => ({ done: false, text: error.message }));
    setWorking('');
    setLast({ step, outcome });
    void reload();
  };
  const outcome = last?.outcome;
  const isDone = (step: Step) => last?.step === step && last.outcome.done;
  const isBehind = !isDone('juntar') && publication?.isBehind;
  const drop = (name: string) =>
    call('largar', { name }).then(() => {
      setLast(null);
      setStatus(TEXTS.removed(name));
      look();
    }, fail);
  const { findings = [], hasHost, photographs = [], unused = [] } = publication ?? {};
  const count = (level: ShownFinding['level']) => findings.filter((finding) => finding.level === level).length;
  const [invented, untrue, asked] = [count('invented'), count('untrue'), count('asked')];
  const publish = () => {
    if (!hasHost || confirm(TEXTS.sendAsk(invented, untrue))) void run('publicar', TEXTS.sending);
  };
  const join = (preferred?: 'mine' | 'theirs') => run('juntar', TEXTS.joining, { preferred });

  return (
    <section className={styles.form}>
      <h2 className={styles.title}>{TEXTS.publish}</h2>
      <Unsaved editor={editor} />
      {findings.length > 0 && (
        <p className={styles.warning}>
          <a href="#verificar">{TEXTS.publishFindings(invented, untrue, asked)}</a>
        </p>
      )}
      {publication && (
        <section>
          <h3>{TEXTS.publishChanges}</h3>
          {publication.changes.length + photographs.length === 0 && <p>{TEXTS.publishNone}</p>}
          {publication.changes.map(({ name, sentences }) => (
            <Sentences key={name} title={TOPICS[name].title} of={sentences} />
          ))}
          {photographs.length + unused.length > 0 && (
            <Sentences title={TEXTS.photographs} of={photographs}>
              {unused.length > 0 && <p>{TEXTS.unused}</p>}
              <div className="cluster">
                {unused.map((name) => (
                  <Button key={name} variant="quiet" onClick={() => drop(name)}>
                    {TEXTS.unusedDrop(name)}
                  </Button>
                ))}
              </div>
            </Sentences>
          )}
        </section>
      )}
      {isBehind && last === null && working === '' && <p className={styles.warning}>{TEXTS.behind}</p>}
      <div role="status" tabIndex={-1} className={styles.outcome} data-done={outcome?.done}>
        <p>{working || outcome?.text || editor.status}</p>
        {outcome?.disputed && <Sentences of={outcome.disputed} />}
        {outcome?.missing && <Sentences of={outcome.missing} />}
      </div>
      {publication && working === '' && (
        <div className="cluster">
          {isBehind && !outcome?.disputed && (
            <Button variant="action" onClick={() => join()}>
              {TEXTS.joinIt}
            </Button>
          )}
          {outcome?.disputed && (
            <>
              <Button onClick={() => join('mine')}>{TEXTS.keepMine}</Button>
              <Button onClick={() => join('theirs')}>{TEXTS.keepTheirs}</Button>
            </>
          )}
          {!isDone('construir') && !isDone('publicar') && !isBehind && !outcome?.disputed && (
            <Button variant="action" onClick={() => run('construir', TEXTS.building)}>
              {TEXTS.build}
            </Button>
          )}
          {isDone('construir') && (
            <Button variant="action" onClick={publish}>
              {!hasHost ? TEXTS.sentByHand : invented + untrue > 0 ? TEXTS.sendAnyway : TEXTS.send}
            </Button>
          )}
        </div>
      )}
      {publication?.before && !isBehind && working === '' && (
        <section>
          <p className="fine-print">{TEXTS.stepBackTo(publication.before, publication.changes.length > 0)}</p>
          <Button onClick={() => run('recuar', TEXTS.steppingBack)}>{TEXTS.stepBack}</Button>
        </section>
      )}
    </section>
  );
}

function Sentences({ title, of, children }: { title?: string; of: readonly string[]; children?: ReactNode }) {
  return (
    <div>
      {title && <h4>{title}</h4>}
      <ul className={styles.findings}>
        {of.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {children}
    </div>
  );
}
