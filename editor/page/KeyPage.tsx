import { useState } from 'react';
import { isIsoDay } from '../../src/opening/days.ts';
import { Button } from '../../src/ui/Button.tsx';
import { TextField } from '../../src/ui/Field.tsx';
import { GitHub, keyMistake, type Repository } from '../stores/github.ts';
import type { Key } from '../stores/key.ts';
import { TEXTS } from '../texts.ts';
import { boxAttributes, FieldBox } from './fields/field.tsx';
import styles from './TopicForm.module.css';

interface KeyPageProps {
  repository: Repository;
  /** Why the editor did not open with the key that there is. */
  mistake?: string | undefined;
  openWithKey: (key: Key) => void;
  /** Tries the key that there is once more. */
  retry?: (() => void) | undefined;
}

/** Asks for the key, once on each telephone: how to make one, and the two fields. */
export function KeyPage({ repository, mistake, openWithKey, retry }: KeyPageProps) {
  const [{ text, isRefused }, setStatus] = useState({ text: mistake ?? '', isRefused: true });
  const [mistakes, setMistakes] = useState<Record<'key' | 'until', string[]>>({ key: [], until: [] });
  const tryKey = async (key: string, until: string) => {
    const wrong = { key: [keyMistake(key) ?? []].flat(), until: isIsoDay(until) ? [] : [TEXTS.key.untilMissing] };
    setMistakes(wrong);
    if (Object.values(wrong).flat().length > 0) return;
    setStatus({ text: TEXTS.key.trying, isRefused: false });
    await new GitHub(repository, key).tryKey().then(
      () => openWithKey({ key, until }),
      (error: Error) => setStatus({ text: error.message, isRefused: true }),
    );
  };
  const key = { id: 'key', label: TEXTS.key.label, mistakes: mistakes.key };
  const until = { id: 'until', label: TEXTS.key.until, mistakes: mistakes.until };
  // Where one looks: by the button that was pressed, or would be.
  const status = (
    <p role="status" className={styles.outcome} data-done={!isRefused}>
      {text}
    </p>
  );
  return (
    <main className={styles.keyPage}>
      <h1 className={styles.title}>{TEXTS.title}</h1>
      {retry && (
        <>
          {status}
          <div>
            <Button variant="action" onClick={retry}>
              {TEXTS.key.retry}
            </Button>
          </div>
        </>
      )}
      <h2>{TEXTS.key.title}</h2>
      <p>{TEXTS.key.intro(repository.name)}</p>
      <ol className={styles.steps}>
        {TEXTS.key.steps(repository.name).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <form
        className={styles.lines}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget);
          void tryKey(String(typed.get('key')).trim(), String(typed.get('until')));
        }}
      >
        <FieldBox of={key}>
          <TextField
            {...boxAttributes(key)}
            type="password"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
        </FieldBox>
        <FieldBox of={until} control="date">
          <TextField {...boxAttributes(until)} type="date" />
        </FieldBox>
        <div>
          <Button type="submit" variant="action">
            {TEXTS.key.begin}
          </Button>
        </div>
        {!retry && status}
      </form>
      <p className="fine-print">{TEXTS.key.kept}</p>
    </main>
  );
}
