import { useState } from 'react';
import { Button } from '../../src/ui/Button.tsx';
import { TextField } from '../../src/ui/Field.tsx';
import type { Computer } from '../stores/store.ts';
import { TEXTS } from '../texts.ts';
import type { Editor } from './editor.ts';
import { boxAttributes, FieldBox } from './fields/field.tsx';
import styles from './TopicForm.module.css';

/** On the demonstration alone: the questions of npm run estrear, which make it a pharmacy's own. */
export function StartAnew({ editor, computer: { questions, call } }: { editor: Editor; computer: Computer }) {
  const [mistakes, setMistakes] = useState<(string | null)[]>([]);
  const begin = async (answers: FormDataEntryValue[]) => {
    const wrong = await call('estrear', { answers });
    setMistakes(wrong);
    if (wrong.length > 0) return;
    // All files have changed; Verificar lists the texts that are still to be written.
    location.hash = 'verificar';
    location.reload();
  };
  if (questions.length === 0) return null;
  return (
    <details className={styles.begin}>
      <summary>{TEXTS.begin}</summary>
      <form
        className={styles.lines}
        onSubmit={(event) => {
          event.preventDefault();
          begin([...new FormData(event.currentTarget).values()]).catch(editor.fail);
        }}
      >
        <p>{TEXTS.beginIntro}</p>
        {questions.map((question, i) => {
          const field = { id: `estrear-${i}`, label: question, mistakes: mistakes[i] ? [mistakes[i]] : [] };
          return (
            <FieldBox key={question} of={field}>
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
