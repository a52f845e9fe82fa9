import { useEffect, useState } from 'react';
import { Button } from '../../src/ui/Button.tsx';
import type { FileName } from '../server/files.ts';
import type { Outcome, Publication } from '../server/publish.ts';
import { TEXTS } from '../texts.ts';
import { topicOf } from '../topics.ts';
import { call } from './api.ts';
import styles from './TopicForm.module.css';
import type { Editor } from './useEditor.ts';

/** Publishing, step by step: what is still invented, what changes, the build, and only then, asked for, the sending. */
export function PublishPanel({ editor, check }: { editor: Editor; check: () => void }) {
  const [publication, setPublication] = useState<Publication | null>(null);
  const [stage, setStage] = useState<'look' | 'building' | 'built' | 'asking' | 'sending' | 'done'>('look');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { say, saves } = editor;
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again after each saving
  useEffect(() => {
    call<Publication>('publicacao').then(setPublication, (error: Error) => say(error.message));
  }, [saves, say]);

  const run = async (what: string, during: typeof stage, after: typeof stage) => {
    setStage(during);
    setOutcome(null);
    const result = await call<Outcome>(what).catch((error: Error) => ({ done: false, text: error.message }));
    setOutcome(result);
    setStage(result.done ? after : 'look');
  };
  const isDirty = (Object.keys(editor.files) as FileName[]).some((name) => editor.isDirty(name));
  const invented = publication?.demonstration.length ?? 0;
  const to = publication?.remote;
  const working = stage === 'building' ? TEXTS.building : stage === 'sending' ? TEXTS.sending : '';

  return (
    <section className={styles.form}>
      <h2 className={styles.title}>{TEXTS.publish}</h2>
      {isDirty && <p className={styles.warning}>{TEXTS.publishUnsaved}</p>}
      {invented > 0 && (
        <p className={styles.warning}>
          {TEXTS.publishDemonstration(invented)}{' '}
          <Button variant="quiet" onClick={check}>
            {TEXTS.publishSee}
          </Button>
        </p>
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
            {invented > 0 ? TEXTS.sendAnyway : TEXTS.send}
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
