import type { ComponentProps, ReactNode } from 'react';
import styles from './Field.module.css';

interface FieldProps {
  /** Also the element's id. */
  name: string;
  label: ReactNode;
  /** Help that is shown before one types. */
  hint?: string;
  /** Shown after the label: whether the field must be filled. */
  note?: string;
  /** The ids of further descriptions, beside the hint. */
  'aria-describedby'?: string | undefined;
}

type Own<Tag extends 'input' | 'textarea' | 'select'> = FieldProps &
  Omit<ComponentProps<Tag>, 'id' | 'name' | 'className'>;

export function TextField(props: Own<'input'>) {
  return fieldWithLabel(props, (control) => <input type="text" {...control} />);
}

export function TextAreaField(props: Own<'textarea'>) {
  return fieldWithLabel(props, (control) => <textarea rows={2} {...control} />);
}

export function SelectField(props: Own<'select'>) {
  return fieldWithLabel(props, (control) => <select {...control} />);
}

/** Puts a control, which `render` makes from its attributes, under its label and hint. */
function fieldWithLabel<Props extends FieldProps>(
  { name, label, hint, note, 'aria-describedby': notes, ...rest }: Props,
  render: (control: { id: string; name: string } & Omit<Props, keyof FieldProps>) => ReactNode,
) {
  const describedBy = [hint && `${name}-hint`, notes].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={name} className={`ends ${styles.label}`}>
        {label}
        {note && <span className={styles.note}>{` ${note}`}</span>}
      </label>
      {/* Where both are one text (request/when-read.css), a line may end here. */}{' '}
      {hint && (
        <p id={`${name}-hint`} className={styles.note}>
          {hint}
        </p>
      )}
      {render({ id: name, name, className: styles.control, 'aria-describedby': describedBy, ...rest })}
    </div>
  );
}
