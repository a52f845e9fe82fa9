import { useState } from 'react';
import { Button } from '../../src/ui/Button.tsx';
import { TextField } from '../../src/ui/Field.tsx';
import type { Computer } from '../stores/store.ts';
import { TEXTS } from '../texts.ts';
import type { Editor } from './editor.ts';
import { boxAttributes, FieldBox } from './fields/field.tsx';
import styles from './TopicForm.module.css';

/** Asks the questions of npm run estrear, which make the demonstration a pharmacy's own. */
export function BeginPharmacy({ editor, computer: { questions, call } }: { editor: Editor; computer: Computer }) {
  const [mistakes, setMistakes] = useState<Record<string, string>>({});
  const begin = async (form: HTMLFormElement) => {
    const wrong = await call('estrear', { answers: Object.fromEntries(new FormData(form)) });
    setMistakes(wrong);
    if (Object.keys(wrong).length > 0) return;
    // All files have changed; Verificar lists the texts that are still to be written.
    location.hash = 'verificar';
    location.reload();
  };
  if (Object.keys(questions).length === 0) return null;
  return (
    <details className={styles.begin}>
      <summary>{TEXTS.begin}</summary>
      <form
        className={styles.lines}
        onSubmit={(event) => {
          event.preventDefault();
          begin(event.currentTarget).catch(editor.fail);
        }}
      >
        <p>{TEXTS.beginIntro}</p>
        {Object.entries<string>(questions).map(([name, label]) => {
          const field = { id: name, label, mistakes: [mistakes[name] ?? []].flat() };
          return (
            <FieldBox key={name} of={field}>
              <TextField {...boxAttributes(field)} autoComplete="off" />
            </FieldBox>
          );
        })}
        <div>
          <Button type="submit" variant="action">
            {TEXTS.beginAct}
          </Button>
        </div>
      </form>
    </details>
  );
}
