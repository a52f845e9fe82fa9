import { useEffect, useState } from 'react';
import { Button } from '../../src/ui/Button.tsx';
import type { FileName } from '../server/files.ts';
import type { Outcome, Publication } from '../server/publish.ts';
import { TEXTS } from '../texts.ts';
import { topicOf } from '../topics.ts';
import { call } from './api.ts';
import { type OpensFields, TruthFindings } from './Findings.tsx';
import styles from './TopicForm.module.css';

/** Publishing, step by step: the texts to look at, the changes, the build, and at last, after a question, the sending. */
export function PublishPanel({ editor, open }: OpensFields) {
  const [publication, setPublication] = useState<Publication | null>(null);
  const [stage, setStage] = useState<'look' | 'building' | 'built' | 'asking' | 'sending' | 'done'>('look');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { setStatus, saves } = editor;
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again after each saving
  useEffect(() => {
    call<Publication>('publicacao').then(setPublication, (error: Error) => setStatus(error.message));
  }, [saves, setStatus]);

  const run = async (action: string, during: typeof stage, after: typeof stage) => {
    setStage(during);
    setOutcome(null);
    const result = await call<Outcome>(action).catch((error: Error) => ({ done: false, text: error.message }));
    setOutcome(result);
    setStage(result.done ? after : 'look');
  };
  const isDirty = (Object.keys(editor.files) as FileName[]).some((name) => editor.isDirty(name));
  const { demonstration = [], untrue = [], asked = [] } = publication ?? {};
  const wrong = demonstration.length + untrue.length;
  const to = publication?.remote;
  const working = stage === 'building' ? TEXTS.building : stage === 'sending' ? TEXTS.sending : '';

  return (
    <section className={styles.form}>
      <h2 className={styles.title}>{TEXTS.publish}</h2>
      {isDirty && <p className={styles.warning}>{TEXTS.publishUnsaved}</p>}
      {publication && wrong + asked.length > 0 && (
        <details className={styles.warning}>
          <summary>{TEXTS.publishDoubts(demonstration.length, untrue.length, asked.length)}</summary>
          <TruthFindings editor={editor} open={open} doubts={publication} />
        </details>
      )}
      {publication && (
        <section>
          <h3>{TEXTS.publishChanges}</h3>
          {publication.changes.length === 0 && <p>{TEXTS.publishNone}</p>}
          {publication.changes.map(({ name, sentences }) => (
            <div key={name}>
              <h4>{topicOf(name).title}</h4>
              <ul className={styles.findings}>
                {sentences.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      )}
      <p role="status" className={styles.outcome} data-done={outcome?.done}>
        {working || outcome?.text || editor.status}
      </p>
      {stage === 'asking' && to && <p>{TEXTS.sendAsk(to.name, to.address)}</p>}
      <div className="cluster">
        {stage === 'look' && (
          <Button variant="action" onClick={() => run('construir', 'building', 'built')}>
            {TEXTS.build}
          </Button>
        )}
        {stage === 'built' && to && (
          <Button variant="action" onClick={() => setStage('asking')}>
            {wrong > 0 ? TEXTS.sendAnyway : TEXTS.send}
          </Button>
        )}
        {stage === 'built' && !to && (
          <Button variant="action" onClick={() => run('publicar', 'sending', 'done')}>
            {TEXTS.pack}
          </Button>
        )}
        {stage === 'asking' && (
          <>
            <Button variant="action" onClick={() => run('publicar', 'sending', 'done')}>
              {TEXTS.sendYes}
            </Button>
            <Button onClick={() => setStage('built')}>{TEXTS.sendNo}</Button>
          </>
        )}
      </div>
    </section>
  );
}
