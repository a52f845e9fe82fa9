import type { ReactNode } from 'react';
import styles from './fields.module.css';

interface FieldMessagesProps {
  /** The field's id. */
  id: string;
  mistakes: readonly string[];
  counter?: string | undefined;
}

/** The lines under a field: how many letters it has, and its mistakes. */
export function FieldMessages({ id, mistakes, counter }: FieldMessagesProps) {
  return (
    <>
      {counter && (
        <p id={`${id}-counter`} className={styles.counter}>
          {counter}
        </p>
      )}
      {mistakes.length > 0 && (
        <p id={`${id}-mistake`} className={styles.mistake}>
          {mistakes.join(' ')}
        </p>
      )}
    </>
  );
}

/** A field above these lines. */
export function FieldBox({
  control,
  children,
  ...messages
}: FieldMessagesProps & { control?: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.field} data-control={control}>
      {children}
      <FieldMessages {...messages} />
    </div>
  );
}

/** The attributes of a field that has a hint and messages; `data-campo` is how links to a field, and tests, find it. */
export function fieldAttributes({ id, mistakes, counter }: FieldMessagesProps, hint?: string) {
  const ids = [hint && `${id}-hint`, counter && `${id}-counter`, mistakes.length > 0 && `${id}-mistake`];
  return {
    'data-campo': id,
    'aria-invalid': mistakes.length > 0 || undefined,
    'aria-describedby': ids.filter(Boolean).join(' ') || undefined,
  };
}
