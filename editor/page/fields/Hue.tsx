import { labelOf } from '../../schema.ts';
import { type FieldProps, useField, useFields } from './context.ts';
import { FieldMessages, fieldAttributes } from './FieldMessages.tsx';
import styles from './fields.module.css';

/** The pharmacy's colour; the editor and the page beside it show it while it is being chosen. */
export function Hue({ schema, path, value }: FieldProps) {
  const { set } = useFields();
  const { id, mistakes } = useField(path);
  const { hint } = schema;
  const hue = typeof value === 'number' ? value : 155;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.legend}>
        {labelOf(path, schema)}
      </label>
      <p id={`${id}-hint`} className="fine-print">
        {hint}
      </p>
      <div className={styles.hue}>
        <input
          id={id}
          type="range"
          min={0}
          max={360}
          value={hue}
          onChange={({ target }) => set(path, Number(target.value))}
          {...fieldAttributes(id, { hint: true, mistakes })}
        />
        <output htmlFor={id}>{String(value ?? '')}</output>
      </div>
      <FieldMessages id={id} mistakes={mistakes} />
    </div>
  );
}
