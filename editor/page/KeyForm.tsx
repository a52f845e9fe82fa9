import { useActionState, useState } from 'react';
import { today } from '../../src/opening/today.ts';
import { addDays } from '../../src/text/iso-day.ts';
import { Button } from '../../src/ui/Button.tsx';
import { TextField } from '../../src/ui/Field.tsx';
import { GitHub } from '../stores/github.ts';
import { type Repository, wouldOtherKeyHelp } from '../stores/github-calls.ts';
import { type Key, keyMistake } from '../stores/key.ts';
import { TEXTS } from '../texts.ts';
import styles from './TopicForm.module.css';

/** Stands there while the editor cannot open: says why and, if a key is missing, asks for one. */
export function KeyPage({ failure, ...form }: KeyFormProps & { failure?: Error }) {
  const { repository, kept, openWithKey } = form;
  const [isTried, setTried] = useState(false);
  return (
    <main className={`stack ${styles.keyPage}`}>
      <h1>{TEXTS.title}</h1>
      {failure && !isTried && (
        <p role="status" className={styles.outcome} data-done={false}>
          {failure.message}
        </p>
      )}
      {kept && (
        <Button variant="action" onClick={() => openWithKey(kept)}>
          {TEXTS.key.retry}
        </Button>
      )}
      {(!failure || wouldOtherKeyHelp(failure)) && (
        <>
          <h2>{TEXTS.key.title}</h2>
          <p>{TEXTS.key.intro(repository.name)}</p>
          <p>{TEXTS.key.before}</p>
          <KeyForm {...form} onTry={() => setTried(true)} />
        </>
      )}
    </main>
  );
}

interface KeyFormProps {
  repository: Repository;
  /** The key that stays where no other is pasted. */
  kept?: Key | undefined;
  openWithKey: (key: Key) => void;
  onTry?: () => void;
}

const DAYS = 366;

/** Explains how a key is made, and asks for it: it lasts for a year, as the link asks GitHub. */
export function KeyForm({ repository, kept, openWithKey, onTry }: KeyFormProps) {
  const [refusal, tryKey, isTrying] = useActionState(async (_: string, form: FormData): Promise<string> => {
    const typed = String(form.get('key')).trim();
    onTry?.();
    const mistake = keyMistake(typed);
    if (mistake) return mistake;
    const github = new GitHub(repository, { key: typed, until: addDays(today(), DAYS) });
    const refusal = await github.tryKey().then(
      () => '',
      ({ message }: Error) => message,
    );
    if (refusal === '') openWithKey(github.key);
    return refusal;
  }, '');
  return (
    <>
      <ol className={styles.lines}>
        <li>
          <a href={newKeyAddress(repository.name)} target="_blank" rel="noopener noreferrer">
            {TEXTS.key.make}
          </a>
        </li>
        {TEXTS.key.steps(repository.name).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <form className="stack" noValidate action={tryKey}>
        <TextField name="key" label={TEXTS.key.label} type="password" autoComplete="off" />
        <Button type="submit" variant="action">
          {kept ? TEXTS.key.change : TEXTS.key.begin}
        </Button>
        <p role="status" className={styles.outcome} data-done={isTrying}>
          {isTrying ? TEXTS.key.trying : refusal}
        </p>
      </form>
      <p className="fine-print">{TEXTS.key.kept}</p>
    </>
  );
}

/** GitHub's page for a new key, filled in (docs.github.com: pre-filling fine-grained tokens), with its day as name. */
function newKeyAddress(repository: string): string {
  const [account = ''] = repository.split('/');
  const name = `${TEXTS.key.name} ${today()}`;
  const filled = { name, target_name: account, expires_in: `${DAYS}`, contents: 'write' };
  return `https://github.com/settings/personal-access-tokens/new?${new URLSearchParams(filled)}`;
}

/** Whether a key ends within a month. */
export const endsSoon = ({ until }: Key) => until <= addDays(today(), 31);

export const keyEnd = (key: Key) =>
  endsSoon(key) ? TEXTS.key.ends(key.until, key.until < today()) : TEXTS.key.opens(key.until);
