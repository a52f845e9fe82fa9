import type { TileName } from '../../../src/art/azulejo.ts';
import { Tiles } from '../../../src/ui/Azulejo.tsx';
import { SelectField } from '../../../src/ui/Field.tsx';
import { boxAttributes, controlAttributes, FieldBox, FieldMessages, type FieldProps, useField } from './field.tsx';
import styles from './fields.module.css';

/** One choice, from a list. */
export function Choice(props: FieldProps) {
  const { schema, value, isRequired } = props;
  const field = useField(props);
  const shown = String(value ?? schema.default ?? '');
  const none = isRequired || schema.default !== undefined ? [] : [''];
  const known = new Set([...none, ...(schema.enum ?? []), shown]);
  return (
    <FieldBox of={field}>
      <SelectField
        {...boxAttributes(field)}
        value={shown}
        onChange={({ target }) => field.set(target.value || undefined)}
      >
        {[...known].map((choice) => (
          <option key={choice} value={choice}>
            {schema.choices?.[choice] ?? choice}
          </option>
        ))}
      </SelectField>
    </FieldBox>
  );
}

/** Yes or no. */
export function Checkbox(props: FieldProps) {
  const { schema, value } = props;
  const field = useField(props);
  return (
    <FieldBox of={field}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={(value ?? schema.default) === true}
          // A value that the file leaves out stays out while it equals the default.
          onChange={({ target }) =>
            field.set(target.checked === schema.default && value === undefined ? undefined : target.checked)
          }
          {...controlAttributes(field)}
        />
        {field.label}
      </label>
      {field.hint && (
        <p id={`${field.id}-hint`} className="fine-print">
          {field.hint}
        </p>
      )}
    </FieldBox>
  );
}

/** Choices side by side: any number of them, such as days of the week, or one of the azulejos, drawn as the site draws them. */
export function Options(props: FieldProps) {
  const { schema, value } = props;
  const field = useField(props);
  const isMany = schema.type === 'array';
  const all = (isMany ? schema.items?.enum : schema.enum) ?? [];
  const chosen: unknown[] = isMany ? [value ?? []].flat() : [value ?? schema.default];
  const { 'aria-invalid': _, ...attributes } = controlAttributes({ ...field, hint: undefined });
  return (
    <fieldset className={styles.field} {...attributes}>
      <legend className={styles.legend}>{field.label}</legend>
      <div className={isMany ? styles.days : styles.tiles}>
        {all.map((choice) => (
          <label key={choice} className={isMany ? styles.day : styles.tile}>
            {!isMany && <Tiles of={choice as TileName} />}
            <span className={isMany ? undefined : styles.tick}>
              <input
                type={isMany ? 'checkbox' : 'radio'}
                name={field.id}
                value={choice}
                checked={chosen.includes(choice)}
                onChange={({ target }) => {
                  const isChosen = (other: string) => (other === choice ? target.checked : chosen.includes(other));
                  field.set(isMany ? all.filter(isChosen) : choice);
                }}
              />
              {schema.choices?.[choice] ?? choice}
            </span>
          </label>
        ))}
      </div>
      <FieldMessages of={field} />
    </fieldset>
  );
}
