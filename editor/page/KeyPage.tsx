import { Button } from '../../src/ui/Button.tsx';
import { isOfKey, type Repository } from '../stores/github.ts';
import type { Key } from '../stores/key.ts';
import { TEXTS } from '../texts.ts';
import { KeyForm } from './KeyForm.tsx';
import styles from './TopicForm.module.css';

interface KeyPageProps {
  repository: Repository;
  kept?: Key | undefined;
  /** Why the editor did not open with that key. */
  failure?: Error | undefined;
  openWithKey: (key: Key) => void;
}

/** Where the editor cannot open yet: why, and, where it is for want of a key, how to give it one. */
export function KeyPage({ repository, kept, failure, openWithKey }: KeyPageProps) {
  return (
    <main className={styles.keyPage}>
      <h1 className={styles.title}>{TEXTS.title}</h1>
      {failure && (
        <p role="status" className={styles.outcome} data-done={false}>
          {failure.message}
        </p>
      )}
      {kept && (
        <div>
          <Button variant="action" onClick={() => openWithKey(kept)}>
            {TEXTS.key.retry}
          </Button>
        </div>
      )}
      {(!failure || isOfKey(failure)) && (
        <>
          <h2>{TEXTS.key.title}</h2>
          <p>{TEXTS.key.intro(repository.name)}</p>
          <KeyForm repository={repository} kept={kept} openWithKey={openWithKey} />
        </>
      )}
    </main>
  );
}
