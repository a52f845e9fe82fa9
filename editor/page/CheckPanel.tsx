import { useState } from 'react';
import { Button } from '../../src/ui/Button.tsx';
import type { AnswerTo } from '../server/api.ts';
import { TEXTS } from '../texts.ts';
import type { Editor } from './editor.ts';
import { Findings, Panel } from './Panel.tsx';

/** Lists all that is still to be corrected, each a link to the field where it is changed. */
export function CheckPanel({ editor }: { editor: Editor }) {
  /** Undefined while it looks, null where that failed. */
  const [checked, setChecked] = useState<AnswerTo<'verificar'> | null>();
  const look = () => {
    setChecked(undefined);
    editor.call('verificar').then(
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
  const isLooking = checked === undefined && !editor.isLost;
  return (
    <Panel editor={editor} title={TEXTS.check} isBusy={isLooking} look={look}>
      <p role="status" tabIndex={-1}>
        {isLooking ? TEXTS.checking : checked ? '' : editor.status}
      </p>
      {checked &&
        Object.entries(TEXTS.levels).map(([level, [title, nothing]]) => {
          const found = checked.findings.filter((finding) => finding.level === level);
          const isSought = level === 'error' || checked.duties !== null;
          return (
            <section key={level}>
              <h3>{title}</h3>
              {found.length === 0 && <p>{isSought ? nothing : TEXTS.notSought}</p>}
              <Findings of={found} />
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
