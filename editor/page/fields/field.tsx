import { createContext, type ReactNode, use, useState } from 'react';
import type { Path } from '../../../src/pharmacy/paths.ts';
import type { ShownFinding } from '../../core/content.ts';
import type { FileName } from '../../core/content-files.ts';
import { fieldId } from '../../core/paths.ts';
import { labelOf, type Schema } from '../../core/schema.ts';
import { TEXTS } from '../../texts.ts';
import type { Editor } from '../editor.ts';
import styles from './fields.module.css';

/** The context that all fields of a file share. */
interface Fields {
  editor: Editor;
  name: FileName;
  set: (path: Path, value: unknown) => void;
  /** Sets a list that an item was removed from, by its name; the form offers to put it back. */
  remove: (path: Path, items: readonly unknown[], name: string) => void;
  mistakes: readonly ShownFinding[];
}

export const FieldsContext = createContext<Fields | null>(null);

export function useFields(): Fields {
  const fields = use(FieldsContext);
  if (fields === null) throw new Error('A field stands outside its file.');
  return fields;
}

export interface FieldProps {
  schema: Schema;
  path: Path;
  value: unknown;
  isRequired: boolean;
}

/** What SchemaField gives each control. */
export interface ControlProps extends FieldProps {
  field: ReturnType<typeof fieldIn>;
}

/** The frame of a control (label, hint, mistakes), and the function that sets its value. */
export function fieldIn(fields: Fields, { schema, path }: Pick<FieldProps, 'schema' | 'path'>) {
  const { notKept, files } = fields.editor;
  const { saved } = files[fields.name];
  const id = fieldId(saved.file, path);
  const own = fields.mistakes.filter((mistake) => fieldId(saved.file, mistake.path) === id);
  return {
    id,
    label: labelOf(path, schema),
    hint: schema.hint,
    mistakes: [...own.map(({ text }) => text), ...(notKept === id ? [TEXTS.notKept] : [])],
    set: (changed: unknown) => fields.set(path, changed),
  };
}

interface FieldFrame {
  id: string;
  label: string;
  hint?: string | undefined;
  mistakes: readonly string[];
  counter?: string | undefined;
}

/** The lines under a field: how many letters it has, and its mistakes. */
export function FieldMessages({ of: { id, counter, mistakes } }: { of: FieldFrame }) {
  return (
    <>
      <Note id={`${id}-counter`} text={counter} />
      {mistakes.length > 0 && (
        <p id={`${id}-mistake`} className={styles.mistake}>
          {mistakes.join(' ')}
        </p>
      )}
    </>
  );
}

/** A line that describes a control: a hint that no component of src/ui renders, or a count. */
export function Note({ id, text }: { id: string; text: string | undefined }) {
  return (
    text && (
      <p id={id} className="fine-print">
        {text}
      </p>
    )
  );
}

interface FieldBoxProps {
  control?: string | undefined;
  isTyping?: boolean;
  of: FieldFrame;
  children: ReactNode;
}

/** A field, and its messages below it. */
export function FieldBox({ control, isTyping, of, children }: FieldBoxProps) {
  return (
    <div className={styles.field} data-control={control} data-typing={isTyping}>
      {children}
      <FieldMessages of={of} />
    </div>
  );
}

interface FieldGroupProps {
  of: FieldFrame;
  /** Whether only its name is shown until it is pressed. */
  startsFolded?: boolean;
  children: ReactNode;
}

/** Fields that belong together, under their name. */
export function FieldGroup({ of, startsFolded = false, children }: FieldGroupProps) {
  // Decided once: were the fold to go while one types in it, the focus would go with it.
  const [isFolded] = useState(startsFolded);
  const fields = (
    <>
      {of.hint && <p className="fine-print">{of.hint}</p>}
      {children}
      <FieldMessages of={of} />
    </>
  );
  if (isFolded)
    return (
      <Fold id={of.id} name={<strong>{of.label}</strong>}>
        <fieldset className="stack" aria-label={of.label}>
          {fields}
        </fieldset>
      </Fold>
    );
  return (
    // The list that is a whole topic has its name above it.
    <fieldset className={of.label ? `stack ${styles.group}` : 'stack'} id={`${of.id}-group`}>
      {of.label && <legend className={styles.groupName}>{of.label}</legend>}
      {fields}
    </fieldset>
  );
}

/** Fields folded to their name, and to whether something in them is wrong. */
export function Fold({ id, name, children }: { id: string; name: ReactNode; children: ReactNode }) {
  const { mistakes, editor, name: topic } = useFields();
  const { file } = editor.files[topic].saved;
  const isWrong = mistakes.some(({ path }) => fieldId(file, path).startsWith(id));
  return (
    <details className={styles.fold} id={`${id}-group`}>
      <summary>
        <div className="ends">
          {name}
          {isWrong && <small className="fine-print">{TEXTS.hasMistakes}</small>}
        </div>
      </summary>
      <div className={`stack ${styles.inFold}`}>{children}</div>
    </details>
  );
}

/** The attributes of a control with a hint and messages; `data-field` is how links to a field, and tests, find it. */
export function controlAttributes({ id, hint, mistakes, counter }: Omit<FieldFrame, 'label'>) {
  const ids = [hint && `${id}-hint`, counter && `${id}-counter`, mistakes.length > 0 && `${id}-mistake`];
  return {
    'data-field': id,
    'aria-invalid': mistakes.length > 0 || undefined,
    'aria-describedby': ids.filter(Boolean).join(' ') || undefined,
  };
}

/** The attributes of a labelled control of src/ui, which names its hint itself. */
export function boxAttributes({ label, hint, ...field }: FieldFrame) {
  return { name: field.id, label, ...(hint && { hint }), ...controlAttributes(field) };
}
