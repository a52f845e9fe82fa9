import { useState } from 'react';
import { TextField } from '../../../src/ui/Field.tsx';
import { TEXTS } from '../../texts.ts';
import { pointIn } from '../../typed.ts';
import { type FieldProps, useField } from './context.ts';
import { FieldBox, fieldAttributes } from './FieldMessages.tsx';
import { Group } from './Group.tsx';

/** A point on the map: an address of a map is pasted, or the two numbers are typed. */
export function Coordinates(props: FieldProps) {
  const { id, set, touch, mistakes } = useField(props);
  const [pasted, setPasted] = useState('');
  const point = pointIn(pasted);
  const messages = {
    id,
    mistakes: pasted !== '' && point === null ? [TEXTS.pasteNothing, ...mistakes] : mistakes,
    counter: point === null ? undefined : TEXTS.pasteDone,
  };
  return (
    <Group {...props}>
      <FieldBox {...messages}>
        <TextField
          name={id}
          label={TEXTS.paste}
          hint={TEXTS.pasteHint}
          value={pasted}
          autoComplete="off"
          onChange={({ target }) => {
            setPasted(target.value);
            const found = pointIn(target.value);
            if (found) set(found);
            touch();
          }}
          {...fieldAttributes(messages, TEXTS.pasteHint)}
        />
      </FieldBox>
    </Group>
  );
}
