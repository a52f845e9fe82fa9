import { useState } from 'react';
import { TextField } from '../../../src/ui/Field.tsx';
import { pointIn } from '../../coordinates.ts';
import { TEXTS } from '../../texts.ts';
import { type FieldProps, useField, useFields } from './context.ts';
import { FieldMessages, fieldAttributes } from './FieldMessages.tsx';
import styles from './fields.module.css';
import { Group } from './Group.tsx';

/** A point on the map: an address of a map is pasted, or the two numbers are typed. */
export function Coordinates(props: FieldProps) {
  const { set, touch } = useFields();
  const { id, mistakes } = useField(props.path);
  const [pasted, setPasted] = useState('');
  const point = pointIn(pasted);
  const wrong = pasted !== '' && point === null ? [TEXTS.pasteNothing, ...mistakes] : mistakes;
  return (
    <Group {...props}>
      <div className={styles.field}>
        <TextField
          name={id}
          label={TEXTS.paste}
          hint={TEXTS.pasteHint}
          value={pasted}
          autoComplete="off"
          onChange={({ target }) => {
            setPasted(target.value);
            const found = pointIn(target.value);
            if (found) set(props.path, found);
            touch(id);
          }}
          {...fieldAttributes(id, { hint: true, mistakes: wrong, counter: point !== null })}
        />
        <FieldMessages id={id} mistakes={wrong} counter={point === null ? undefined : TEXTS.pasteDone} />
      </div>
    </Group>
  );
}
