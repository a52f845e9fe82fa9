import { Fragment, useEffect, useState } from 'react';
import { Button } from '../../src/ui/Button.tsx';
import { fieldId } from '../paths.ts';
import type { Checked } from '../server/check.ts';
import type { ShownFinding } from '../server/content.ts';
import { TEXTS } from '../texts.ts';
import { TOPICS } from '../topics.ts';
import { call } from './api.ts';
import type { Editor } from './editor.ts';
import { Panel } from './Panel.tsx';
import styles from './TopicForm.module.css';

/** Lists all that is still to be corrected, each a link to the field where it is changed. */
export function CheckPanel({ editor }: { editor: Editor }) {
  /** Undefined while it looks, null where that failed. */
  const [checked, setChecked] = useState<Checked | null>();
  const { isLost } = editor;
  const look = () => {
    setChecked(undefined);
    call<Checked>('verificar').then(
      (found) => {
        setChecked(found);
        // The page beside it: a check puts its drafts aside.
        editor.reload();
      },
      (error: Error) => {
        setChecked(null);
        editor.fail(error);
      },
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, and again when the editor is back
  useEffect(() => {
    if (!isLost) look();
  }, [isLost]);
  const isLooking = checked === undefined && !isLost;
  return (
    <Panel editor={editor} title={TEXTS.check} isBusy={isLooking}>
      <p role="status" tabIndex={-1}>
        {isLooking ? TEXTS.checking : checked ? '' : editor.status}
      </p>
      {checked &&
        Object.entries(TEXTS.nothingFound(checked.duties)).map(([level, nothing]) => {
          const found = checked.findings.filter((finding) => finding.level === level);
          return (
            <section key={level}>
              <h3>{TEXTS.findings[level as ShownFinding['level']]}</h3>
              {found.length === 0 && <p>{nothing}</p>}
              <ByTopic editor={editor} findings={found} />
            </section>
          );
        })}
      {!isLooking && (
        <div>
          <Button onClick={look}>{TEXTS.checkAgain}</Button>
        </div>
      )}
    </Panel>
  );
}

function ByTopic({ editor, findings }: { editor: Editor; findings: readonly ShownFinding[] }) {
  return [...Map.groupBy(findings, ({ name }) => name)].map(([topic, own]) => (
    <Fragment key={topic}>
      <h4>{topic ? TOPICS[topic].title : TEXTS.wholeSite}</h4>
      <ul className={styles.findings}>
        {own.map(({ path, sentence }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: made anew at every look
          <li key={i}>
            {topic ? <a href={`#${fieldId(editor.files[topic].saved.file, path)}`}>{sentence}</a> : sentence}
          </li>
        ))}
      </ul>
    </Fragment>
  ));
}
