import { useState } from 'react';
import { TextField } from '../../../src/ui/Field.tsx';
import { TEXTS } from '../../texts.ts';
import { pointIn } from '../../typed.ts';
import { boxAttributes, FieldBox } from './field.tsx';

/** Sets a point on the map by the address of a map. */
export function PastedPoint({ id, set }: { id: string; set: (point: unknown) => void }) {
  const [pasted, setPasted] = useState('');
  const point = pointIn(pasted);
  const field = {
    id,
    label: TEXTS.paste,
    hint: TEXTS.pasteHint,
    mistakes: pasted !== '' && point === null ? [TEXTS.pasteNothing] : [],
    counter: point === null ? undefined : TEXTS.pasteDone,
  };
  return (
    <FieldBox of={field}>
      <TextField
        {...boxAttributes(field)}
        value={pasted}
        autoComplete="off"
        onChange={({ target }) => {
          setPasted(target.value);
          const found = pointIn(target.value);
          if (found) set(found);
        }}
      />
    </FieldBox>
  );
}
