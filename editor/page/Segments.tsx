import styles from './Segments.module.css';

interface SegmentsProps<Id extends string> {
  label: string;
  options: readonly (readonly [id: Id, label: string])[];
  value: Id;
  choose: (id: Id) => void;
}

/** A few buttons side by side, one of which is pressed. */
export function Segments<Id extends string>({ label, options, value, choose }: SegmentsProps<Id>) {
  return (
    <fieldset className={styles.segments} aria-label={label}>
      {options.map(([id, text]) => (
        <button key={id} type="button" aria-pressed={value === id} onClick={() => choose(id)}>
          {text}
        </button>
      ))}
    </fieldset>
  );
}
