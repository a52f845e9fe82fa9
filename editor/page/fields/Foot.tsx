import styles from './fields.module.css';

interface FootProps {
  /** The field's id; what stands here describes it. */
  id: string;
  mistakes: readonly string[];
  counter?: string | undefined;
}

/** The lines under a field: its mistakes, and how much room is left. */
export function Foot({ id, mistakes, counter }: FootProps) {
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

/** The attributes that tie a field to its hint and its foot, and name it for who looks for it. */
export function tied(
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
