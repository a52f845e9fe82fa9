import { TextField } from '../../../src/ui/Field.tsx';
import { labelOf } from '../../schema.ts';
import { TEXTS } from '../../texts.ts';
import { type FieldProps, useField, useFields } from './context.ts';
import { FieldMessages, fieldAttributes } from './FieldMessages.tsx';
import styles from './fields.module.css';

const LIST = 'municipalities';

/** The suggestions of every municipality's field; once on the page. */
export function MunicipalityNames({ names }: { names: readonly string[] }) {
  return (
    <datalist id={LIST}>
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}

/** One municipality. */
export function Municipality({ schema, path, value }: FieldProps) {
  const { set, touch } = useFields();
  const { id, mistakes } = useField(path);
  return (
    <div className={styles.field}>
      <TextField
        name={id}
        label={labelOf(path, schema)}
        hint={TEXTS.municipalitySearch}
        list={LIST}
        value={String(value ?? '')}
        onChange={({ target }) => set(path, target.value)}
        onBlur={() => touch(id)}
        {...fieldAttributes(id, { hint: true, mistakes })}
      />
      <FieldMessages id={id} mistakes={mistakes} />
    </div>
  );
}
