import { Fragment, type ReactNode } from 'react';
import { groupBy } from '../../src/text/group-by.ts';
import { Button } from '../../src/ui/Button.tsx';
import type { FieldSentence } from '../core/changes.ts';
import type { ShownFinding } from '../core/content.ts';
import { type FileName, SCHEMAS, shortName, TOPICS } from '../core/content-files.ts';
import { fieldId } from '../core/paths.ts';
import { schemaAt } from '../core/schema.ts';
import { TEXTS } from '../texts.ts';
import type { Editor } from './editor.ts';
import styles from './TopicForm.module.css';

interface PanelProps {
  editor: Editor;
  title: string;
  isBusy?: boolean;
  /** The text of the status line, if not the editor's own; and whether it reports a success. */
  status?: ReactNode;
  isDone?: boolean | undefined;
  children: ReactNode;
}

/** The frame of a panel in a form's place, which leads to each topic with something typed and not saved. */
export function Panel({ editor, title, isBusy, status, isDone, children }: PanelProps) {
  return (
    <section className={`stack ${styles.form}`} aria-busy={isBusy}>
      <h2>{title}</h2>
      {editor.store.computer && editor.dirty.length > 0 && (
        <div className={styles.warning}>
          <p>{TEXTS.unsavedHere}</p>
          <Lines of={editor.dirty.map((name) => linkTo(name, { path: [], sentence: TOPICS[name].title }))} />
        </div>
      )}
      <p role="status" tabIndex={-1} className={styles.outcome} data-done={isDone ?? !editor.isRefused}>
        {status ?? editor.status}
      </p>
      {children}
    </section>
  );
}

export function Lines({ of }: { of: readonly ReactNode[] }) {
  return (
    <ul className={styles.lines}>
      {of.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing is kept of a line
        <li key={i}>{line}</li>
      ))}
    </ul>
  );
}

export function ByTopic({ of }: { of: readonly { name: FileName | null; sentences: readonly ReactNode[] }[] }) {
  return of.map(({ name, sentences }) => (
    <Fragment key={name}>
      <h4>{name ? TOPICS[name].title : TEXTS.wholeSite}</h4>
      <Lines of={sentences} />
    </Fragment>
  ));
}

/** A sentence as a link to the field that it is about. */
export function linkTo(name: FileName, { path, sentence }: FieldSentence) {
  // An internal name has no field, and is put right by the next change of its topic: its item is shown.
  const isInternal = schemaAt(SCHEMAS[name], path)?.control === 'internal';
  return <a href={`#${fieldId(shortName(name), isInternal ? path.slice(0, -1) : path)}`}>{sentence}</a>;
}

/** Findings by topic, each a link to the field where it is changed. @param settle without it, no button settles one */
export function Findings({ of, settle }: { of: readonly ShownFinding[]; settle?: (question: ShownFinding) => void }) {
  const lineOf = (found: ShownFinding) => {
    const { name, sentence, settledBy, each } = found;
    if (!name) return sentence;
    const button = settle && settledBy && (
      <Button onClick={() => settle(found)}>
        {TEXTS.settle}
        <span className="visually-hidden">: {sentence}</span>
      </Button>
    );
    // The single questions of a line that joins several: the owner unfolds them before the button that settles it.
    const unfolded = settle && each && (
      <details>
        <summary>{TEXTS.seeAll(each.length)}</summary>
        <Lines of={each.map((one) => linkTo(name, one))} />
        {button}
      </details>
    );
    return (
      <>
        {linkTo(name, found)}
        {unfolded ?? button}
      </>
    );
  };
  const topics = [...groupBy(of, ({ name }) => name)];
  return <ByTopic of={topics.map(([name, found]) => ({ name, sentences: found.map(lineOf) }))} />;
}

/** Questions about what is typed, under a title of their own. */
export function Questions({ of, title }: { of: readonly ShownFinding[]; title: string }) {
  if (of.length === 0) return null;
  return (
    <section className={styles.warning}>
      <h3>{title}</h3>
      <Findings of={of} />
    </section>
  );
}

/** Asks the owner to choose between two changes of the same fields; all else comes together by itself. */
export function Conflict({ of, choose }: { of: readonly string[]; choose: (preferred: 'mine' | 'theirs') => void }) {
  if (of.length === 0) return null;
  return (
    <section className={styles.conflict} aria-labelledby="conflito">
      <h3 id="conflito" tabIndex={-1} data-conflict>
        {TEXTS.conflictTitle}
      </h3>
      <p>{TEXTS.conflict}</p>
      <Lines of={of} />
      <div className="cluster">
        <Button onClick={() => choose('mine')}>{TEXTS.keepMine}</Button>
        <Button onClick={() => choose('theirs')}>{TEXTS.keepTheirs}</Button>
      </div>
    </section>
  );
}
