import { useState } from 'react';
import { Button } from '../../src/ui/Button.tsx';
import type { ShownFinding } from '../core/content.ts';
import type { Computer } from '../stores/store.ts';
import { TEXTS } from '../texts.ts';
import type { Editor } from './editor.ts';
import { Findings, Panel } from './Panel.tsx';

/** Lists all that is still to be corrected, each a link to the field where it is changed. */
export function CheckPanel({ editor, computer }: { editor: Editor; computer: Computer }) {
  /**
   * Undefined during the check, null where it failed. The law's findings are null where mistakes keep the site from
   * having pages to check.
   */
  const [checked, setChecked] = useState<{ lawFindings: ShownFinding[] | null } | null>();
  const checkContent = async () => {
    setChecked(undefined);
    try {
      // Somebody else may have changed what is saved.
      await editor.load();
      setChecked({ lawFindings: await computer.call('verificar') });
      // For the page beside the form: the check took the drafts out of it.
      editor.reload();
    } catch (error) {
      setChecked(null);
      editor.fail(error as Error);
    }
  };
  const isChecking = checked === undefined && !editor.isLost;
  const all = checked ? [...editor.content.findings(), ...(checked.lawFindings ?? [])] : [];
  return (
    <Panel editor={editor} title={TEXTS.check} isBusy={isChecking} loadContent={checkContent}>
      <p role="status" tabIndex={-1}>
        {isChecking ? TEXTS.checking : checked ? '' : editor.status}
      </p>
      {checked &&
        Object.entries(TEXTS.levels).map(([level, [title, noneFound]]) => {
          const found = all.filter((finding) => finding.level === level);
          const wasLookedFor = level === 'error' || checked.lawFindings !== null;
          return (
            <section key={level}>
              <h3>{title}</h3>
              {found.length === 0 && <p>{wasLookedFor ? noneFound : TEXTS.notLookedFor}</p>}
              <Findings of={found} />
            </section>
          );
        })}
      {!isChecking && (
        <div>
          <Button onClick={checkContent}>{TEXTS.checkAgain}</Button>
        </div>
      )}
    </Panel>
  );
}
