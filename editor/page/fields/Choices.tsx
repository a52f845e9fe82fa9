import type { TileName } from '../../../src/art/azulejo.ts';
import { Tiles } from '../../../src/ui/Azulejo.tsx';
import { SelectField } from '../../../src/ui/Field.tsx';
import { type FieldProps, useField } from './context.ts';
import { FieldBox, FieldMessages, fieldAttributes } from './FieldMessages.tsx';
import styles from './fields.module.css';

/** One choice, from a list. */
export function Choice(props: FieldProps) {
  const { schema, value, isRequired } = props;
  const { set, touch, label, ...messages } = useField(props);
  const { choices, hint } = schema;
  const shown = String(value ?? schema.default ?? '');
  const none = isRequired || schema.default !== undefined ? [] : [''];
  const known = [...none, ...(schema.enum ?? [])];
  return (
    <FieldBox {...messages}>
      <SelectField
        name={messages.id}
        label={label}
        {...(hint && { hint })}
        value={shown}
        onChange={({ target }) => set(target.value || undefined)}
        onBlur={touch}
        {...fieldAttributes(messages, hint)}
      >
        {(known.includes(shown) ? known : [shown, ...known]).map((choice) => (
          <option key={choice} value={choice}>
            {choices?.[choice] ?? choice}
          </option>
        ))}
      </SelectField>
    </FieldBox>
  );
}

/** Yes or no. */
export function Checkbox(props: FieldProps) {
  const { schema, value } = props;
  const { set, label, ...messages } = useField(props);
  const { hint } = schema;
  return (
    <FieldBox {...messages}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={(value ?? schema.default) === true}
          // A value that the file leaves out stays out while it equals the default.
          onChange={({ target }) =>
            set(target.checked === schema.default && value === undefined ? undefined : target.checked)
          }
          {...fieldAttributes(messages, hint)}
        />
        {label}
      </label>
      {hint && (
        <p id={`${messages.id}-hint`} className="fine-print">
          {hint}
        </p>
      )}
    </FieldBox>
  );
}

/** Choices side by side: any number of them, such as days of the week, or one of the azulejos, drawn as the site draws them. */
export function Options(props: FieldProps) {
  const { schema, value } = props;
  const { set, touch, label, ...messages } = useField(props);
  const isMany = schema.type === 'array';
  const all = (isMany ? schema.items?.enum : schema.enum) ?? [];
  const chosen: unknown[] = isMany ? [value ?? []].flat() : [value ?? schema.default];
  const { 'aria-invalid': _, ...attributes } = fieldAttributes(messages);
  return (
    <fieldset className={styles.field} {...attributes}>
      <legend className={styles.legend}>{label}</legend>
      <div className={isMany ? styles.days : styles.tiles}>
        {all.map((choice) => (
          <label key={choice} className={isMany ? styles.day : styles.tile}>
            {!isMany && <Tiles of={choice as TileName} />}
            <span className={isMany ? undefined : styles.tick}>
              <input
                type={isMany ? 'checkbox' : 'radio'}
                name={messages.id}
                value={choice}
                checked={chosen.includes(choice)}
                onChange={({ target }) => {
                  const isChosen = (other: string) => (other === choice ? target.checked : chosen.includes(other));
                  set(isMany ? all.filter(isChosen) : choice);
                  touch();
                }}
              />
              {schema.choices?.[choice] ?? choice}
            </span>
          </label>
        ))}
      </div>
      <FieldMessages {...messages} />
    </fieldset>
  );
}
