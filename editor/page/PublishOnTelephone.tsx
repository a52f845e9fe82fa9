import { useEffect, useState } from 'react';
import { valueAt } from '../../src/pharmacy/paths.ts';
import { Button } from '../../src/ui/Button.tsx';
import type { FileName } from '../core/file-names.ts';
import { TOPICS } from '../core/topics.ts';
import { keepKey } from '../stores/key.ts';
import { TEXTS } from '../texts.ts';
import type { Editor } from './editor.ts';
import fieldStyles from './fields/fields.module.css';
import { KeyForm, keyEnd } from './KeyForm.tsx';
import { Conflict, Findings, Lines, linkTo, Panel } from './Panel.tsx';
import styles from './TopicForm.module.css';

const DOUBLE_TAP_MS = 700;

/** In the header of every screen of a telephone: opens the review of what changes; in the review, publishes it. */
export function PublishButton({ editor, isReview, openView }: ButtonProps) {
  // The second tap of a double tap lands on this button before anything was read.
  const [isReady, setReady] = useState(!isReview);
  useEffect(() => {
    const timer = setTimeout(setReady, DOUBLE_TAP_MS, true);
    return () => clearTimeout(timer);
  }, []);
  const { dirty, chosen, isSaving } = editor;
  const count = isReview ? chosen.length : dirty.length;
  const press = () => {
    if (!isReview) openView('publicar');
    else if (!isOff) publishChosen(editor);
  };
  const isOff = isReview && (!isReady || count === 0 || isSaving);
  const label = isReview ? TEXTS.telephone.publishNow : TEXTS.publish;
  return (
    <Button variant="action" aria-disabled={isOff} onClick={press}>
      {count > 0 ? `${label} (${count})` : label}
    </Button>
  );
}

interface ButtonProps {
  editor: Editor;
  isReview: boolean;
  openView: (view: string) => void;
}

/**
 * Publishes what was not left for later. Asks first where it changes `editar`, the repository of this editor: the site
 * would lose the editor, or have another's.
 */
function publishChosen(editor: Editor, preferred?: 'mine' | 'theirs'): void {
  const [newPlace, place] = [editor.current('farmacia').data, editor.files.farmacia.saved.data].map((data) =>
    valueAt(data, ['editar']),
  );
  const movesEditor = editor.chosen.includes('farmacia') && newPlace !== place;
  if (!movesEditor || confirm(TEXTS.telephone.movesAsk(String(newPlace ?? ''))))
    void editor.save(editor.chosen, preferred);
}

/**
 * On a telephone: what changes, topic by topic, each to be published or left for later; what came of it; and the key.
 */
export function PublishOnTelephone({ editor }: { editor: Editor }) {
  const { chosen, dirty, later, publications, store } = editor;
  const { changes, questions, refused } = changesOf(editor);
  const linesOf = (name: FileName) =>
    changes.flatMap((of) => (of.name === name ? of.changes.map((change) => linkTo(name, change)) : []));
  const choose = (name: FileName, isNow: boolean) => {
    if (isNow) later.delete(name);
    else later.add(name);
    // Shows the new choice, and takes an old message away.
    editor.say('');
  };
  const outcomes = publications.all.filter(({ state }) => state !== 'sending').reverse();
  const keyPart = store.github && (
    <details className={styles.lines} open={editor.needsKey}>
      <summary>{editor.needsKey ? TEXTS.key.title : keyEnd(store.github.key)}</summary>
      <KeyForm
        repository={store.github.repository}
        kept={store.github.key}
        openWithKey={(key) => editor.changeKey(key)}
      />
      <Button variant="quiet" onClick={forgetKey}>
        {TEXTS.key.forget}
      </Button>
    </details>
  );
  return (
    <Panel editor={editor} title={TEXTS.publish} isBusy={editor.isSaving}>
      <p role="status" tabIndex={-1} className={styles.outcome} data-done={!editor.isRefused && !refused}>
        {editor.status || refused}
      </p>
      {editor.needsKey && keyPart}
      {outcomes.map(({ at, topics, state, shownAt }) => (
        <p key={at}>
          <strong>{TEXTS.telephone.outcome(topics, state, shownAt)}.</strong> {TEXTS.telephone.meaning[state]}
        </p>
      ))}
      <Conflict of={editor.disputes(chosen)} choose={(preferred) => publishChosen(editor, preferred)} />
      {dirty.length === 0 && outcomes.length === 0 && <p>{TEXTS.telephone.none}</p>}
      {dirty.map((name) => {
        const { mistakes } = editor.files[name];
        return (
          <section key={name}>
            <h3>
              <a href={`#${name}`}>{TOPICS[name].title}</a>
            </h3>
            {mistakes.length > 0 ? (
              <>
                <p>{TEXTS.telephone.wrong}</p>
                <Findings of={mistakes} />
              </>
            ) : (
              <>
                <label className={fieldStyles.tick}>
                  <input
                    type="checkbox"
                    checked={!later.has(name)}
                    onChange={({ target }) => choose(name, target.checked)}
                  />
                  {later.has(name) ? TEXTS.telephone.later : TEXTS.telephone.publishNow}
                  <span className="visually-hidden">: {TOPICS[name].title}</span>
                </label>
                <Lines of={linesOf(name)} />
              </>
            )}
          </section>
        );
      })}
      {questions.length > 0 && (
        <section className={styles.warning}>
          <h3>{TEXTS.telephone.questions}</h3>
          <Findings of={questions} />
        </section>
      )}
      <p>
        <a href="#publicado">{TEXTS.history}</a>
      </p>
      {!editor.needsKey && keyPart}
    </Panel>
  );
}

/**
 * The changes of all drafts, and the questions about those that were not left for later; or why nothing can be said, as
 * where somebody has broken the file meanwhile.
 */
function changesOf({ drafts, chosen, content }: Editor) {
  try {
    const now = drafts.filter(({ name }) => chosen.includes(name));
    return { changes: content.changes(drafts), questions: content.questions(now), refused: '' };
  } catch (error) {
    return { changes: [], questions: [], refused: (error as Error).message };
  }
}

function forgetKey(): void {
  if (!confirm(TEXTS.key.forgetAsk)) return;
  keepKey(null);
  location.reload();
}
