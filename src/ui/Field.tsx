import type { ComponentProps, ReactNode } from 'react';
import styles from './Field.module.css';

interface Common {
  /** Also the element's id. */
  name: string;
  label: string;
  /** What the field takes, said before one types. */
  hint?: string;
  /** Shown after the label: whether the field must be filled. */
  note?: string;
}

/** A one-line field with its label and hint. */
export function TextField({
  name,
  label,
  hint,
  note,
  ...rest
}: Common & Omit<ComponentProps<'input'>, 'id' | 'name' | 'className'>) {
  return (
    <FieldFrame name={name} label={label} hint={hint} note={note}>
      <input
        type="text"
        id={name}
        name={name}
        className={styles.control}
        aria-describedby={hint && `${name}-hint`}
        {...rest}
      />
    </FieldFrame>
  );
}

/** A field of several lines. */
export function TextAreaField({
  name,
  label,
  hint,
  note,
  ...rest
}: Common & Omit<ComponentProps<'textarea'>, 'id' | 'name' | 'className'>) {
  return (
    <FieldFrame name={name} label={label} hint={hint} note={note}>
      <textarea
        id={name}
        name={name}
        rows={3}
        className={styles.control}
        aria-describedby={hint && `${name}-hint`}
        {...rest}
      />
    </FieldFrame>
  );
}

/** A choice from a short list; `children` are its options. */
export function SelectField({
  name,
  label,
  hint,
  note,
  ...rest
}: Common & Omit<ComponentProps<'select'>, 'id' | 'name' | 'className'>) {
  return (
    <FieldFrame name={name} label={label} hint={hint} note={note}>
      <select id={name} name={name} className={styles.control} aria-describedby={hint && `${name}-hint`} {...rest} />
    </FieldFrame>
  );
}

function FieldFrame({
  name,
  label,
  hint,
  note,
  children,
}: {
  name: string;
  label: string;
  hint: string | undefined;
  note: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={styles.field}>
      <label htmlFor={name} className={styles.label}>
        {label}
        {note && <span className={styles.note}> {note}</span>}
      </label>
      {hint && (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
    </div>
  );
}
