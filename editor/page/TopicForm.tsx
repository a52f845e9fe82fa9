import { useRef, useState } from 'react';
import { type Path, valueAt } from '../../src/pharmacy/paths.ts';
import { Button } from '../../src/ui/Button.tsx';
import { type FileName, TOPICS } from '../core/content-files.ts';
import { dependentFields } from '../core/dependent-fields.ts';
import type { Draft } from '../core/drafts.ts';
import { TEXTS } from '../texts.ts';
import type { Editor } from './editor.ts';
import { FileFields } from './FileFields.tsx';
import { FieldsContext } from './fields/field.tsx';
import { focusControl } from './focus.ts';
import { shownMistakes } from './kept-drafts.ts';
import { Conflict, Lines } from './Panel.tsx';
import { mendFile } from './past-changes.ts';
import styles from './TopicForm.module.css';

interface TopicFormProps {
  editor: Editor;
  name: FileName;
  /** Called with the id of the field that has the focus; when a button of an item has it, with the item's first. */
  onFieldInHand: (id: string) => void;
}

/** The form of a topic: its fields, and the buttons that save or discard the changes. */
export function TopicForm({ editor, name, onFieldInHand }: TopicFormProps) {
  /** The drafts before each removal, for *Desfazer*. */
  const [undoStack, setUndoStack] = useState<readonly Draft[]>([]);
  const undoButton = useRef<HTMLButtonElement>(null);
  const mistakes = shownMistakes(editor.files[name]);
  const { draft, saved } = editor.files[name];
  const { computer } = editor.store;
  const isBroken = editor.isUnreadable(name);

  const save = async () => {
    // On a telephone nothing is saved by itself: this shows what would be published.
    if (!computer) location.hash = 'publicar';
    else {
      setUndoStack([]);
      if (!(await editor.save([name])))
        focusControl(document.querySelector<HTMLElement>('main :is([data-conflict], [aria-invalid="true"])'));
    }
  };
  /** Each press brings back what was removed last; once all is back, the next asks, and discards the whole draft. */
  const undo = () => {
    const last = undoStack.at(-1);
    if (!last && draft === null) return editor.say(TEXTS.nothingToUndo);
    if (!last && !confirm(TEXTS.discardAsk(TOPICS[name].title))) return;
    setUndoStack(last ? undoStack.slice(0, -1) : [editor.current(name)]);
    editor.setDraft(name, last ?? null);
    editor.say(last ? TEXTS.cameBack : TEXTS.discarded);
  };
  const set = (path: Path, value: unknown) => {
    setUndoStack([]);
    editor.set(name, path, value);
    const [index, key] = path;
    if (name !== 'avisos' || typeof index !== 'number' || path.length !== 2) return;
    const notice = valueAt(editor.current(name).data, [index]) as Record<string, unknown>;
    const dependent = dependentFields(notice, String(key));
    for (const [field, other] of dependent) editor.set(name, [index, field], other);
    // Reviewed at once: nobody types in these fields, and an empty one would look wrong for a moment.
    if (dependent.length > 0) editor.review();
  };
  const remove = (path: Path, items: readonly unknown[], itemName: string) => {
    setUndoStack([...undoStack, editor.current(name)]);
    editor.set(name, path, items);
    editor.say(TEXTS.removed(itemName));
    // The list stays where the owner looks.
    undoButton.current?.focus({ preventScroll: true });
  };

  return (
    <form
      className={`stack ${styles.form}`}
      aria-busy={editor.isSaving}
      noValidate
      onFocus={({ target }) => {
        const field = target.closest('[data-field]') ?? target.closest('li')?.querySelector('[data-field]');
        const id = field?.getAttribute('data-field');
        if (id) onFieldInHand(id);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2>{TOPICS[name].title}</h2>
      <p className={styles.intro}>{TOPICS[name].intro}</p>
      {computer && <Conflict of={editor.disputes([name])} choose={(preferred) => editor.save([name], preferred)} />}
      {isBroken && <BrokenFile editor={editor} name={name} />}
      <FieldsContext value={{ editor, name, set, remove, mistakes }}>
        {(draft ?? saved.data) !== null && <FileFields editor={editor} name={name} />}
      </FieldsContext>
      <div className={`cluster ${styles.bar}`}>
        {computer && !isBroken && (
          <Button type="submit" variant="action">
            {TEXTS.save}
          </Button>
        )}
        <Button ref={undoButton} onClick={undo}>
          {TEXTS.undo}
        </Button>
        <p role="status" tabIndex={-1} className={styles.status}>
          {editor.status}
        </p>
      </div>
    </form>
  );
}

/** A file that cannot be parsed: what to press, and its mistakes, line by line. */
export function BrokenFile({ editor, name }: { editor: Editor; name: FileName }) {
  const { saved, mistakes } = editor.files[name];
  const lines = saved.text.split('\n');
  const id = `estragado-${name}`;
  return (
    <section className={styles.conflict} aria-labelledby={id}>
      <h3 id={id}>{TEXTS.broken}</h3>
      <p>{TEXTS.brokenIntro}</p>
      <Lines of={mistakes.map(({ line, text }) => `${TEXTS.line(line, lines[line - 1] ?? '')}: ${text}`)} />
      <Button onClick={() => void mendFile(editor, name).catch(editor.fail)}>{TEXTS.mend}</Button>
    </section>
  );
}
