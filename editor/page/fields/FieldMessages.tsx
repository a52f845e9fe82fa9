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

/** The attributes of a field that has a hint and messages; `data-campo` is how links to a field, and tests, find it. */
export function fieldAttributes(
  id: string,
  { hint, mistakes, counter }: { hint: boolean; mistakes: readonly string[]; counter?: boolean },
) {
  const ids = [hint && `${id}-hint`, counter && `${id}-counter`, mistakes.length > 0 && `${id}-mistake`].filter(
    Boolean,
  );
  return {
    'data-campo': id,
    'aria-invalid': mistakes.length > 0 || undefined,
    'aria-describedby': ids.join(' ') || undefined,
  };
}
