import { useEffect, useState } from 'react';
import { Button } from '../../src/ui/Button.tsx';
import { TextField } from '../../src/ui/Field.tsx';
import { TEXTS } from '../texts.ts';
import { call } from './api.ts';
import { Foot, tied } from './fields/Foot.tsx';
import styles from './TopicForm.module.css';
import type { Editor } from './useEditor.ts';

/** On the demonstration alone: the questions of npm run estrear, which make it a pharmacy's own. */
export function StartAnew({ say }: { say: Editor['say'] }) {
  const [questions, setQuestions] = useState<string[]>([]);
  const [mistakes, setMistakes] = useState<(string | null)[]>([]);
  useEffect(() => {
    call<string[]>('perguntas').then(setQuestions, (error: Error) => say(error.message));
  }, [say]);
  const begin = async (answers: FormDataEntryValue[]) => {
    const wrong = await call<(string | null)[]>('estrear', { answers });
    setMistakes(wrong);
    if (wrong.length > 0) return;
    // Every file is another; Verificar lists what is left to say.
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
          begin([...new FormData(event.currentTarget).values()]).catch((error: Error) => say(error.message));
        }}
      >
        <p>{TEXTS.beginIntro}</p>
        {questions.map((question, i) => {
          const id = `estrear-${i}`;
          const wrong = mistakes[i] ? [mistakes[i]] : [];
          return (
            <div key={question}>
              <TextField
                name={id}
                label={question}
                autoComplete="off"
                {...tied(id, { hint: false, mistakes: wrong })}
              />
              <Foot id={id} mistakes={wrong} />
            </div>
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
