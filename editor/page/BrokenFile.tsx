import { useState } from 'react';
import { Button } from '../../src/ui/Button.tsx';
import { TextAreaField } from '../../src/ui/Field.tsx';
import { fieldId } from '../paths.ts';
import type { FileName } from '../server/files.ts';
import { TEXTS } from '../texts.ts';
import styles from './TopicForm.module.css';
import type { Editor } from './useEditor.ts';

/** A file that cannot be parsed: its mistakes, line by line, its text, and a button for the last version without mistakes. */
export function BrokenFile({ editor, name }: { editor: Editor; name: FileName }) {
  const { saved, mistakes } = editor.files[name];
  const [text, setText] = useState(saved.text);
  const lines = text.split('\n');
  return (
    <section className={styles.conflict} aria-labelledby={`${name}-estragado`}>
      <h3 id={`${name}-estragado`}>{TEXTS.broken}</h3>
      <p>{TEXTS.brokenIntro}</p>
      <ul className={styles.lines}>
        {mistakes.map((mistake) => (
          <li key={`${mistake.line}${mistake.text}`}>
            <strong>{TEXTS.line(mistake.line)}</strong>: <code>{lines[mistake.line - 1]}</code>
            <br />
            {mistake.text}
          </li>
        ))}
      </ul>
      <Button variant="action" onClick={() => editor.takeBack(name)}>
        {TEXTS.brokenRestore}
      </Button>
      <TextAreaField
        name={fieldId(saved.file, [])}
        label={TEXTS.brokenText}
        rows={16}
        value={text}
        spellCheck={false}
        onChange={({ target }) => setText(target.value)}
      />
      <Button onClick={() => editor.saveText(name, text)}>{TEXTS.brokenSave}</Button>
    </section>
  );
}
