import { TextAreaField } from '../../src/ui/Field.tsx';
import { fieldId } from '../paths.ts';
import type { FileName } from '../server/files.ts';
import { TEXTS } from '../texts.ts';
import { splitEditorsLine } from './open-file.ts';
import styles from './TopicForm.module.css';
import type { Editor } from './useEditor.ts';

/** A file that cannot be parsed: its mistakes, line by line, and its text, which the form's buttons save or take back. */
export function BrokenFile({ editor, name }: { editor: Editor; name: FileName }) {
  const { saved, mistakes } = editor.files[name];
  const [hidden, text] = splitEditorsLine(saved.text);
  const lines = text.split('\n');
  /** As counted in the text below; 0 where the mistake is in the line that is hidden. */
  const lineOf = (line: number) => (hidden === '' ? line : line - 1);
  return (
    <section className={styles.conflict} aria-labelledby={`${name}-estragado`}>
      <h3 id={`${name}-estragado`}>{TEXTS.broken}</h3>
      <p>{TEXTS.brokenIntro}</p>
      <ul className={styles.lines}>
        {mistakes.map((mistake) => (
          <li key={`${mistake.line}${mistake.text}`}>
            {lineOf(mistake.line) > 0 && (
              <>
                <strong>{TEXTS.line(lineOf(mistake.line))}</strong>: <code>{lines[lineOf(mistake.line) - 1]}</code>
                <br />
              </>
            )}
            {mistake.text}
          </li>
        ))}
      </ul>
      <TextAreaField
        name={fieldId(saved.file, [])}
        label={TEXTS.brokenText}
        rows={16}
        defaultValue={text}
        spellCheck={false}
      />
    </section>
  );
}
