import { useState } from 'react';
import { Button } from '../../../src/ui/Button.tsx';
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
  const { file, set, touch } = useFields();
  const { id, mistakes } = useField(path);
  return (
    <div className={styles.field}>
      <TextField
        name={id}
        label={labelOf(file, path, schema)}
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

/** Several municipalities: each with a button that takes it away, and a search for another. */
export function Municipalities({ schema, path, value }: FieldProps) {
  const { file, set, touch, municipalities, mistakes: all } = useFields();
  const { id, mistakes } = useField(path);
  const [typed, setTyped] = useState('');
  const names = Array.isArray(value) ? value.map(String) : [];
  const ofItems = all.filter((mistake) => mistake.path.length === path.length + 1 && mistake.path[0] === path[0]);
  const wrong = [...mistakes, ...ofItems.map(({ message }) => message)];
  const add = (name: string) => {
    if (name.trim() === '') return;
    set(path, names.includes(name) ? names : [...names, name]);
    setTyped('');
    touch(id);
  };
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{labelOf(file, path, schema)}</legend>
      <ul className={styles.chips}>
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              className={styles.chip}
              aria-label={TEXTS.municipalityRemove(name)}
              onClick={() => {
                set(
                  path,
                  names.filter((other) => other !== name),
                );
                document.getElementById(id)?.focus();
              }}
            >
              {name}
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.search}>
        <TextField
          name={id}
          label={TEXTS.municipalityAdd}
          hint={TEXTS.municipalitySearch}
          list={LIST}
          value={typed}
          onChange={({ target }) =>
            municipalities.includes(target.value) ? add(target.value) : setTyped(target.value)
          }
          onKeyDown={(event) => {
            if (event.key === 'Enter') add(typed);
          }}
          {...fieldAttributes(id, { hint: true, mistakes: wrong })}
        />
        <Button onClick={() => add(typed)}>{TEXTS.add}</Button>
      </div>
      <FieldMessages id={id} mistakes={wrong} />
    </fieldset>
  );
}
