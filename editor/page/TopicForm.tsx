import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Path, valueAt } from '../../src/pharmacy/paths.ts';
import { Button } from '../../src/ui/Button.tsx';
import { fieldId } from '../paths.ts';
import type { FileName } from '../server/files.ts';
import { TEXTS } from '../texts.ts';
import { TOPICS } from '../topics.ts';
import { BrokenFile } from './BrokenFile.tsx';
import { Conflict } from './Conflict.tsx';
import { FileFields } from './FileFields.tsx';
import { type Fields, FieldsContext } from './fields/context.ts';
import { SchemaField } from './fields/SchemaField.tsx';
import { type Draft, splitEditorsLine } from './open-file.ts';
import styles from './TopicForm.module.css';
import type { Editor } from './useEditor.ts';
import { Versions } from './Versions.tsx';

interface TopicFormProps {
  editor: Editor;
  name: FileName;
  /** Called with the id of the field that has the focus, or of the first of an item whose button has it. */
  onFieldInHand: (id: string) => void;
}

/** The form of a topic: its fields, and the buttons that save or discard the changes. */
export function TopicForm({ editor, name, onFieldInHand }: TopicFormProps) {
  const [touched, touch] = useTouched();
  /** The drafts before something was taken away, to come back to. */
  const [before, setBefore] = useState<readonly Draft[]>([]);
  const comingBack = useRef<HTMLButtonElement>(null);
  const { saved, draft, mistakes, disputed, showsAll } = editor.files[name];

  const isBroken = saved.data === null;
  const save = async (form: HTMLFormElement) => {
    if (isBroken) {
      const [hidden] = splitEditorsLine(saved.text);
      return editor.saveText(name, `${hidden}${new FormData(form).get(fieldId(saved.file, []))}`);
    }
    if (draft === null) return editor.setStatus(TEXTS.nothingToSave);
    setBefore([]);
    if (!(await editor.save(name)))
      document.querySelector<HTMLElement>('main :is([data-conflict], [aria-invalid="true"])')?.focus();
  };
  const undo = () => {
    if (draft === null) return before.length > 0 ? comeBack() : editor.takeBack(name);
    setBefore([...before, draft]);
    editor.goBack(name, null);
    editor.setStatus(TEXTS.discarded);
  };
  const comeBack = () => {
    const last = before.at(-1);
    if (last) editor.goBack(name, last);
    editor.setStatus(TEXTS.cameBack);
    setBefore(before.slice(0, -1));
  };
  const restore = async (id: string) => {
    if (!(await editor.restore(name, id)) || draft === null) return;
    setBefore([...before, draft]);
    editor.setStatus(TEXTS.restored);
  };
  const set = (path: Path, value: unknown) => {
    editor.setValue(name, path, value);
    const [at, key] = path;
    if (name !== 'avisos' || typeof at !== 'number' || path.length !== 2) return;
    const notice = valueAt(editor.current(name).data, [at]) as Record<string, unknown>;
    for (const [field, followed] of following(notice, key, value)) editor.setValue(name, [at, field], followed);
  };

  const fields: Fields = {
    file: saved.file,
    set(path, value) {
      set(path, value);
      setBefore([]);
    },
    remove(path, items, item) {
      flushSync(() => {
        setBefore([...before, editor.current(name)]);
        set(path, items);
        editor.setStatus(TEXTS.removed(item));
      });
      // Without scrolling: the list stays where the owner looks.
      comingBack.current?.focus({ preventScroll: true });
    },
    mistakes,
    isSaved: draft === null,
    showsAll: showsAll || draft === null,
    touched,
    touch,
    Field: SchemaField,
    farmacia: editor.current('farmacia').data,
  };

  return (
    <form
      className={styles.form}
      noValidate
      onFocus={({ target }) => {
        const field = target.closest('[data-campo]') ?? target.closest('li')?.querySelector('[data-campo]');
        const id = field?.getAttribute('data-campo');
        if (id) onFieldInHand(id);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void save(event.currentTarget);
      }}
    >
      <h2 className={styles.title}>{TOPICS[name].title}</h2>
      <p className={styles.intro}>{TOPICS[name].intro}</p>
      {disputed.length > 0 && <Conflict editor={editor} name={name} />}
      <FieldsContext value={fields}>
        {isBroken ? (
          <BrokenFile key={saved.text} editor={editor} name={name} />
        ) : (
          <FileFields editor={editor} name={name} />
        )}
      </FieldsContext>
      <Versions editor={editor} name={name} restore={restore} />
      <div className={styles.bar}>
        <Button type="submit" variant="action">
          {TEXTS.save}
        </Button>
        <Button onClick={undo}>{isBroken ? TEXTS.brokenRestore : TEXTS.undoAll}</Button>
        <p role="status" tabIndex={-1} className={styles.status}>
          {editor.status}
        </p>
        {before.length > 0 && (
          <Button variant="quiet" ref={comingBack} onClick={comeBack}>
            {TEXTS.undo}
          </Button>
        )}
      </div>
    </form>
  );
}

/**
 * The fields that were left or chosen from: their mistakes are shown. Not before a press is over: a message that comes when the press
 * takes the focus away would move what is pressed from under the pointer, and the click with it.
 */
function useTouched(): [touched: ReadonlySet<string>, touch: (id: string) => void] {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const touch = (id: string) => {
    const show = () => setTouched((known) => new Set([...known, id]));
    if (document.querySelector(':active')) document.addEventListener('click', show, { once: true });
    else show();
  };
  return [touched, touch];
}

/**
 * A notice's last day, from its first, and the end of a day that closes early, for as long as the owner has not said another. An hour
 * to close at puts the tick; without the tick there are none.
 */
function following(notice: Record<string, unknown>, key: Path[number] | undefined, value: unknown) {
  const followed: [string, unknown][] = [];
  if (key === 'de' && !notice['ate']) followed.push(['ate', String(value)]);
  if ((key === 'das' || key === 'as') && value) followed.push(['fechada', true]);
  if (key === 'das' && value && !notice['as']) followed.push(['as', '24:00']);
  if (key === 'das' && !value && notice['as'] === '24:00') followed.push(['as', undefined]);
  if (key === 'fechada' && !value) followed.push(['das', undefined], ['as', undefined]);
  return followed;
}
