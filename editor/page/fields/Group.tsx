import type { ReactNode } from 'react';
import { isRecord } from '../../paths.ts';
import { emptyValue, hasDefaults, labelOf, shortLabel, withoutNull } from '../../schema.ts';
import { TEXTS } from '../../texts.ts';
import { type FieldProps, useField, useFields } from './context.ts';
import { FieldMessages, fieldAttributes } from './FieldMessages.tsx';
import styles from './fields.module.css';

/** Fields that belong together, under their name; a group that may be absent has a switch. `children` come before them. */
export function Group({ children, ...props }: FieldProps & { children?: ReactNode }) {
  const { schema, path, value, isRequired } = props;
  const { set, label, ...messages } = useField(props);
  const { hint, control } = schema;
  // Without a switch where each of its fields has a default.
  const inside = Object.entries(withoutNull(schema).properties ?? {});
  const isAlways = isRequired || hasDefaults(schema);
  const isThere = isAlways || (value !== undefined && value !== null);
  return (
    <fieldset className={styles.group} id={`${messages.id}-group`}>
      <legend className={styles.groupName}>{label}</legend>
      {hint && <p className="fine-print">{hint}</p>}
      {!isAlways && (
        <label className={styles.tick}>
          <input
            type="checkbox"
            role="switch"
            aria-checked={isThere}
            checked={isThere}
            onChange={({ target }) => set(target.checked ? emptyValue(schema) : undefined)}
            {...fieldAttributes({ ...messages, mistakes: [] })}
          />
          {TEXTS.shown(shortLabel(label))}
        </label>
      )}
      {!isThere && (
        <p className="fine-print">{TEXTS.opens(inside.map(([key, of]) => shortLabel(labelOf([key], of))))}</p>
      )}
      {children}
      {isThere && <GroupFields schema={schema} path={path} value={value} />}
      {control !== 'coordinates' && <FieldMessages {...messages} />}
    </fieldset>
  );
}

/** The fields of a group, without the names that are for the site alone. */
export function GroupFields({ schema, path, value }: Omit<FieldProps, 'isRequired'>) {
  const { Field } = useFields();
  const { properties = {}, required = [] } = withoutNull(schema);
  const values = isRecord(value) ? value : {};
  const shown = Object.entries(properties).filter(([, { control }]) => control !== 'internal');
  return shown.map(([key, child]) => (
    <Field key={key} schema={child} path={[...path, key]} value={values[key]} isRequired={required.includes(key)} />
  ));
}
