import { SelectField } from '../../../src/ui/Field.tsx';
import { labelOf } from '../../schema.ts';
import { type FieldProps, useField, useFields } from './context.ts';
import { FieldMessages, fieldAttributes } from './FieldMessages.tsx';
import styles from './fields.module.css';

/** One choice, from a list. */
export function Choice({ schema, path, value, isRequired }: FieldProps) {
  const { set, touch } = useFields();
  const { id, mistakes } = useField(path);
  const { choices, hint } = schema;
  const shown = String(value ?? schema.default ?? '');
  const none = isRequired || schema.default !== undefined ? [] : [''];
  const known = [...none, ...(schema.enum ?? [])];
  return (
    <div className={styles.field}>
      <SelectField
        name={id}
        label={labelOf(path, schema)}
        {...(hint && { hint })}
        value={shown}
        onChange={({ target }) => set(path, target.value || undefined)}
        onBlur={() => touch(id)}
        {...fieldAttributes(id, { hint: hint !== undefined, mistakes })}
      >
        {(known.includes(shown) ? known : [shown, ...known]).map((choice) => (
          <option key={choice} value={choice}>
            {choices?.[choice] ?? choice}
          </option>
        ))}
      </SelectField>
      <FieldMessages id={id} mistakes={mistakes} />
    </div>
  );
}

/** Yes or no. */
export function Checkbox({ schema, path, value }: FieldProps) {
  const { set } = useFields();
  const { id, mistakes } = useField(path);
  const { hint } = schema;
  return (
    <div className={styles.field}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={(value ?? schema.default) === true}
          // A value that the file leaves out stays out while it equals the default.
          onChange={({ target }) =>
            set(path, target.checked === schema.default && value === undefined ? undefined : target.checked)
          }
          {...fieldAttributes(id, { hint: hint !== undefined, mistakes })}
        />
        {labelOf(path, schema)}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="fine-print">
          {hint}
        </p>
      )}
      <FieldMessages id={id} mistakes={mistakes} />
    </div>
  );
}

/** Any number of choices, as buttons: the days of the week. */
export function Checkboxes({ schema, path, value }: FieldProps) {
  const { set, touch } = useFields();
  const { id, mistakes } = useField(path);
  const { choices } = schema;
  const all = schema.items?.enum ?? [];
  const chosen = Array.isArray(value) ? value : [];
  const { 'aria-invalid': _, ...attributes } = fieldAttributes(id, { hint: false, mistakes });
  return (
    <fieldset className={styles.field} {...attributes}>
      <legend className={styles.legend}>{labelOf(path, schema)}</legend>
      <div className={styles.days}>
        {all.map((choice) => (
          <label key={choice} className={styles.day}>
            <input
              type="checkbox"
              value={choice}
              checked={chosen.includes(choice)}
              onChange={({ target }) => {
                set(
                  path,
                  all.filter((other) => (other === choice ? target.checked : chosen.includes(other))),
                );
                touch(id);
              }}
            />
            {choices?.[choice] ?? choice}
          </label>
        ))}
      </div>
      <FieldMessages id={id} mistakes={mistakes} />
    </fieldset>
  );
}
