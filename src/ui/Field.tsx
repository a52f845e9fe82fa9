import type { ComponentProps, ReactNode } from 'react';
import styles from './Field.module.css';

interface Common {
  /** Also the element's id. */
  name: string;
  label: string;
  /** What the field takes, said before one types. */
  hint?: string;
  /** Shown after the label of a field that may stay empty. */
  optional?: string;
}

/** A one-line field with its label and hint. */
export function TextField({
  name,
  label,
  hint,
  optional,
  ...rest
}: Common & Omit<ComponentProps<'input'>, 'id' | 'name' | 'className'>) {
  return (
    <FieldFrame name={name} label={label} hint={hint} optional={optional}>
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
  optional,
  ...rest
}: Common & Omit<ComponentProps<'textarea'>, 'id' | 'name' | 'className'>) {
  return (
    <FieldFrame name={name} label={label} hint={hint} optional={optional}>
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
  optional,
  ...rest
}: Common & Omit<ComponentProps<'select'>, 'id' | 'name' | 'className'>) {
  return (
    <FieldFrame name={name} label={label} hint={hint} optional={optional}>
      <select id={name} name={name} className={styles.control} aria-describedby={hint && `${name}-hint`} {...rest} />
    </FieldFrame>
  );
}

function FieldFrame({
  name,
  label,
  hint,
  optional,
  children,
}: {
  name: string;
  label: string;
  hint: string | undefined;
  optional: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={styles.field}>
      <label htmlFor={name} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> {optional}</span>}
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
