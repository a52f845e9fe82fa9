import { useRef } from 'react';
import { Button } from '../../src/ui/Button.tsx';
import { TextAreaField } from '../../src/ui/Field.tsx';
import { TEXTS } from '../texts.ts';
import { useField } from './fields/context.ts';
import { FieldMessages, fieldAttributes } from './fields/FieldMessages.tsx';
import styles from './TopicForm.module.css';
import type { Editor } from './useEditor.ts';

/** The privacy policy as text, with its headings to go to. */
export function PolicyText({ editor }: { editor: Editor }) {
  const { id } = useField(['texto']);
  const box = useRef<HTMLTextAreaElement>(null);
  const body = editor.current('privacidade').body ?? '';
  const headings = [...body.matchAll(/^## +(.+)$/gm)];
  const mistakes = editor.files.privacidade.mistakes.flatMap(({ path, text }) => (path.length === 0 ? [text] : []));
  const goTo = (at: number) => {
    const area = box.current;
    if (area === null) return;
    area.focus();
    area.setSelectionRange(at, at);
    area.scrollIntoView({ block: 'nearest' });
    area.scrollTop = (at / body.length) * area.scrollHeight - area.clientHeight / 3;
  };
  return (
    <div className={styles.policy}>
      <fieldset className={styles.headings}>
        <legend>{TEXTS.headings}</legend>
        {headings.map(({ index, 1: title = '' }) => (
          <Button key={index} variant="quiet" onClick={() => goTo(index)}>
            {title}
          </Button>
        ))}
      </fieldset>
      <TextAreaField
        ref={box}
        name={id}
        label={TEXTS.body}
        hint={TEXTS.bodyHint}
        rows={24}
        value={body}
        onChange={({ target }) => editor.setBody('privacidade', target.value)}
        {...fieldAttributes(id, { hint: true, mistakes })}
      />
      <FieldMessages id={id} mistakes={mistakes} />
    </div>
  );
}
