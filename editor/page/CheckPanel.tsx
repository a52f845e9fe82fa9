import { useEffect, useState } from 'react';
import { Button } from '../../src/ui/Button.tsx';
import type { Checked } from '../server/check.ts';
import { TEXTS } from '../texts.ts';
import { call } from './api.ts';
import { Findings } from './Findings.tsx';
import styles from './TopicForm.module.css';
import type { Editor } from './useEditor.ts';

/** Lists all that is still to be corrected, each a link to the field where it is changed. */
export function CheckPanel({ editor }: { editor: Editor }) {
  const [checked, setChecked] = useState<Checked | null>(null);
  const { fail, saves } = editor;
  const look = () => {
    setChecked(null);
    call<Checked>('verificar').then(setChecked, fail);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, and again after each saving
  useEffect(look, [saves]);
  return (
    <section className={styles.form} aria-busy={checked === null}>
      <h2 className={styles.title}>{TEXTS.check}</h2>
      {editor.isDirty && <p className={styles.warning}>{TEXTS.unsavedHere}</p>}
      <p role="status">{checked === null ? editor.status || TEXTS.checking : ''}</p>
      {checked && (
        <>
          <Findings
            editor={editor}
            levels={{
              error: TEXTS.checkContentRight,
              law: checked.duties === null ? TEXTS.checkLawLater : TEXTS.checkLawRight(checked.duties),
              ...TEXTS.nothingFound,
            }}
            findings={checked.findings}
          />
          <div>
            <Button onClick={look}>{TEXTS.checkAgain}</Button>
          </div>
        </>
      )}
    </section>
  );
}
