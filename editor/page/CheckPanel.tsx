import { useState } from 'react';
import { Button } from '../../src/ui/Button.tsx';
import type { ShownFinding } from '../core/content.ts';
import type { Computer } from '../stores/store.ts';
import { TEXTS } from '../texts.ts';
import type { Editor } from './editor.ts';
import { Findings, Panel } from './Panel.tsx';

/** Lists all that is still to be corrected, each a link to the field where it is changed. */
export function CheckPanel({ editor, computer }: { editor: Editor; computer: Computer }) {
  /** Undefined while it looks, null where that failed; the law is null where there are no pages to hold against it. */
  const [checked, setChecked] = useState<{ law: ShownFinding[] | null } | null>();
  const checkContent = async () => {
    setChecked(undefined);
    try {
      // Somebody else may have changed what is saved.
      await editor.load();
      setChecked({ law: await computer.call('verificar') });
      // The page beside it: a check puts its drafts aside.
      editor.reload();
    } catch (error) {
      setChecked(null);
      editor.fail(error as Error);
    }
  };
  const isLooking = checked === undefined && !editor.isLost;
  const all = checked ? [...editor.content.findings(), ...(checked.law ?? [])] : [];
  return (
    <Panel editor={editor} title={TEXTS.check} isBusy={isLooking} loadContent={checkContent}>
      <p role="status" tabIndex={-1}>
        {isLooking ? TEXTS.checking : checked ? '' : editor.status}
      </p>
      {checked &&
        Object.entries(TEXTS.levels).map(([level, [title, nothing]]) => {
          const found = all.filter((finding) => finding.level === level);
          const isSought = level === 'error' || checked.law !== null;
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
          <Button onClick={checkContent}>{TEXTS.checkAgain}</Button>
        </div>
      )}
    </Panel>
  );
}
