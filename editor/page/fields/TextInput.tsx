import { type ChangeEvent, useState } from 'react';
import { plainText } from '../../../src/text/plain-text.ts';
import { TextAreaField, TextField } from '../../../src/ui/Field.tsx';
import { type Schema, textOf } from '../../core/schema.ts';
import { textForVisitors } from '../../core/text-for-visitors.ts';
import { centsOf, dayAndMonthOf, eurosOf, timeOf } from '../../core/typed-text.ts';
import { TEXTS } from '../../texts.ts';
import { boxAttributes, FieldBox, type FieldProps, fieldIn, useFields } from './field.tsx';

/** A text, number, price, time, date or address: whatever goes into one box. */
export function TextInput(props: FieldProps) {
  const { schema, value, isRequired } = props;
  const fields = useFields();
  const { editor, name } = fields;
  const farmacia = editor.current('farmacia').data;
  const field = fieldIn(fields, props);
  const { control, maxLength } = schema;
  // Half a number ("39.") is no value yet: the typed text stands until the field is left, or changed from elsewhere.
  const [typed, setTyped] = useState<string | null>(null);
  // Decided once: a box that became another kind of control while one types would lose the cursor.
  const [isLong] = useState(
    control === 'long' || (maxLength ?? 0) > 60 || (control === undefined && /\n|.{51}/.test(typedOf(schema, value))),
  );
  const typedStands = typed !== null && parseTyped(schema, typed) === (value ?? '');
  const text = typedStands ? typed : typedOf(schema, value);
  const letters =
    maxLength === undefined ? undefined : TEXTS.letters(textForVisitors(text, farmacia).length, maxLength);
  // The field shows a price in words only on a telephone: on a computer the page beside the form shows it.
  const showsValueInWords = control === 'euros' && typeof value === 'number' && !editor.store.computer;
  const withCounter = { ...field, counter: showsValueInWords ? textOf(schema, value) : letters };
  // Half a value is no mistake yet: a field shows its mistakes once it is left, or once one tries to save.
  const isTyping = typed !== null && !editor.files[name].showsAll && editor.notKept !== field.id;
  // An empty text is a field that was begun and must be filled in, as the hour of an early closing.
  const mayBeEmpty = !isRequired && value !== '';
  const note = [control === 'euros' && TEXTS.euros, mayBeEmpty && (schema.note ?? TEXTS.optional)].filter(Boolean);
  const common = {
    ...boxAttributes(isTyping ? { ...withCounter, mistakes: [] } : withCounter),
    ...(note.length > 0 && { note: note.join(' ') }),
    value: text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setTyped(target.value);
      const changed = parseTyped(schema, target.value);
      field.set(changed === '' && !isRequired ? undefined : changed);
    },
    onBlur: () => setTyped(null),
  };
  const lines = Math.ceil(text.length / 50) + text.split('\n').length - 1;
  return (
    <FieldBox of={withCounter} control={control} isTyping={isTyping}>
      {isLong ? (
        <TextAreaField {...common} rows={Math.min(24, Math.max(2, lines))} />
      ) : (
        <TextField
          {...common}
          {...(control === 'date' && { type: 'date' })}
          inputMode={inputMode(schema)}
          autoComplete="off"
          // A number is typed anew: on a telephone, taking its letters away takes longer.
          onFocus={({ target }) => inputMode(schema) && target.select()}
        />
      )}
    </FieldBox>
  );
}

const isNumber = ({ type }: Schema) => type === 'number' || type === 'integer';

/** The value of a typed text; the text itself where it is none, so that the content's rules report it. */
function parseTyped(schema: Schema, raw: string): string | number {
  const typed = plainText(raw);
  if (schema.control === 'euros') return centsOf(typed) ?? typed;
  // Times are typed as text: the browser's own control (`type="time"`) may show am and pm, as the system does.
  if (schema.control === 'time') return timeOf(typed);
  if (schema.control === 'dayMonth') return dayAndMonthOf(typed);
  if (isNumber(schema)) return /^\s*-?\d+([.,]\d+)?\s*$/.test(typed) ? Number(typed.replace(',', '.')) : typed;
  // Telephones and such: a country's prefix and spaces are what people paste.
  if (schema.control === 'digits') return typed.replace(/^\s*(\+|00)351/, '').replaceAll(/\s/g, '');
  return typed;
}

/** A value as it is typed. */
function typedOf(schema: Schema, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (schema.control === 'dayMonth') return textOf(schema, value);
  if (schema.control === 'euros' && typeof value === 'number') return eurosOf(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The keys that a telephone shows. */
function inputMode(schema: Schema): 'decimal' | 'numeric' | undefined {
  if (schema.control === 'time' || schema.control === 'digits') return 'numeric';
  return schema.control === 'euros' || isNumber(schema) ? 'decimal' : undefined;
}
