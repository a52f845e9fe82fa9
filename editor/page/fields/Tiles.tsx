import type { TileName } from '../../../src/art/azulejo.ts';
import { Tiles as Drawing } from '../../../src/ui/Azulejo.tsx';
import { labelOf } from '../../schema.ts';
import { type FieldProps, useField, useFields } from './context.ts';
import { FieldMessages } from './FieldMessages.tsx';
import styles from './fields.module.css';

/** The azulejos to choose from, drawn as the site draws them. */
export function Tiles({ schema, path, value }: FieldProps) {
  const { set } = useFields();
  const { id, mistakes } = useField(path);
  return (
    <fieldset className={styles.field} data-campo={id}>
      <legend className={styles.legend}>{labelOf(path, schema)}</legend>
      <div className={styles.tiles}>
        {Object.entries(schema.choices ?? {}).map(([name, label]) => (
          <label key={name} className={styles.tile}>
            <Drawing of={name as TileName} />
            <span className={styles.tick}>
              <input
                type="radio"
                name={id}
                checked={(value ?? schema.default) === name}
                onChange={() => set(path, name)}
              />
              {label}
            </span>
          </label>
        ))}
      </div>
      <FieldMessages id={id} mistakes={mistakes} />
    </fieldset>
  );
}
