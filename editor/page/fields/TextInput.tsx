import { type ChangeEvent, useState } from 'react';
import { TextAreaField, TextField } from '../../../src/ui/Field.tsx';
import { centsOf, eurosOf } from '../../euros.ts';
import { ruleOf } from '../../fields.ts';
import { filled } from '../../filled.ts';
import { labelOf } from '../../schema.ts';
import { TEXTS } from '../../texts.ts';
import { timeOf } from '../../time.ts';
import { type FieldProps, useField, useFields } from './context.ts';
import { Foot, tied } from './Foot.tsx';
import styles from './fields.module.css';

/** A text, number, price, time, date or address: whatever is typed into one box. */
export function TextInput({ schema, path, value, isRequired }: FieldProps) {
  const { file, set, touch, farmacia } = useFields();
  const { id, mistakes } = useField(path);
  const { kind, hint } = ruleOf(file, path);
  const way =
    kind === 'euros'
      ? EUROS
      : kind === 'time'
        ? TIME
        : schema.type === 'number' || schema.type === 'integer'
          ? NUMBER
          : kind === 'digits'
            ? DIGITS
            : TEXT;
  // Half a number ("39.") is no value yet: the typed text stands until the field is left, or changed from elsewhere.
  const [typed, setTyped] = useState<string | null>(null);
  const isTyped = typed !== null && way.read(typed) === (value ?? '');
  const shown = isTyped ? typed : way.show(value);
  const label = labelOf(file, path, schema);
  const counter =
    schema.maxLength === undefined ? undefined : TEXTS.letters(filled(shown, farmacia).length, schema.maxLength);
  const wrong = kind === 'euros' && typeof value !== 'number' && mistakes.length > 0 ? [notEuros(shown)] : mistakes;
  const note = [kind === 'euros' && TEXTS.euros, !isRequired && TEXTS.optional].filter((part) => part !== false);
  const common = {
    name: id,
    label,
    ...(hint && { hint }),
    ...(note.length > 0 && { note: note.join(' ') }),
    value: shown,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setTyped(target.value);
      const read = way.read(target.value);
      set(path, read === '' && !isRequired ? undefined : read);
    },
    onBlur: () => {
      setTyped(null);
      touch(id);
    },
    ...tied(id, { hint: hint !== undefined, mistakes: wrong, counter: counter !== undefined }),
  };
  const isLong = kind === 'long' || shown.includes('\n') || (schema.maxLength ?? 0) > 60;
  return (
    <div className={styles.field} data-kind={kind}>
      {isLong ? (
        <TextAreaField {...common} rows={Math.max(2, Math.ceil(shown.length / 50) + shown.split('\n').length - 1)} />
      ) : (
        <TextField {...common} type={kind === 'date' ? 'date' : 'text'} inputMode={way.keys} autoComplete="off" />
      )}
      {kind === 'link' && /^https:\/\//.test(shown) && (
        <a className={styles.link} href={shown} target="_blank" rel="noopener noreferrer">
          {TEXTS.open}
          <span className="visually-hidden">: {label}</span>
        </a>
      )}
      <Foot id={id} mistakes={wrong} counter={counter} />
    </div>
  );
}

/** How a typed text becomes a value, and a value a text. A text that is no value stays one, for the rules to refuse. */
interface Way {
  read: (typed: string) => string | number;
  show: (value: unknown) => string;
  keys?: 'decimal' | 'numeric' | undefined;
}

const asText = (value: unknown) =>
  value === undefined || value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);

const TEXT: Way = { read: (typed) => typed, show: asText };
const EUROS: Way = {
  read: (typed) => centsOf(typed) ?? typed,
  show: (value) => (typeof value === 'number' ? eurosOf(value) : asText(value)),
  keys: 'decimal',
};
const NUMBER: Way = {
  read: (typed) => (/^\s*-?\d+([.,]\d+)?\s*$/.test(typed) ? Number(typed.replace(',', '.')) : typed),
  show: asText,
  keys: 'decimal',
};
/** Telephones and such: a country's prefix and spaces are what people paste. */
const DIGITS: Way = {
  read: (typed) => typed.replace(/^\s*(\+|00)351/, '').replaceAll(/\s/g, ''),
  show: asText,
  keys: 'numeric',
};
/** "9", "9h30" and "0930" are what people write; the browser's own control would follow the system's clock, am and pm. */
const TIME: Way = { read: timeOf, show: asText, keys: 'numeric' };

function notEuros(shown: string): string {
  return shown.trim() === '' ? TEXTS.emptyEuros : TEXTS.notEuros(shown);
}
