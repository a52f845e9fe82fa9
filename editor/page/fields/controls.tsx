import { type ReactNode, useEffect, useState } from 'react';
import { turnsIn } from '../../../src/opening/pasted-turns.ts';
import { today } from '../../../src/opening/today.ts';
import { SelectField, TextAreaField, TextField } from '../../../src/ui/Field.tsx';
import { isSame } from '../../core/paths.ts';
import { pointIn } from '../../core/typed-text.ts';
import { TEXTS } from '../../texts.ts';
import type { ControlProps } from './field.tsx';
import { boxAttributes, controlAttributes, FieldBox, FieldMessages, Note, useFields } from './field.tsx';
import styles from './fields.module.css';

export function Choice({ schema, value, isRequired, field }: ControlProps) {
  const chosen = String(value ?? schema.default ?? '');
  const none = isRequired || schema.default !== undefined ? [] : [''];
  // A choice with the same label as leaving the field empty is not offered a second time.
  const others = schema.enum?.filter(
    (choice) => none.length === 0 || schema.choices?.[choice] !== schema.choices?.[''],
  );
  const known = new Set([...none, ...(others ?? []), chosen]);
  return (
    <FieldBox of={field}>
      <SelectField
        {...boxAttributes(field)}
        value={chosen}
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

export function Checkbox({ schema, value, field }: ControlProps) {
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
      <Note id={`${field.id}-hint`} text={field.hint} />
    </FieldBox>
  );
}

/** Choices side by side, any number of them: days of the week. */
export function Options({ schema, value, field }: ControlProps) {
  const all = schema.items?.enum ?? [];
  const chosen: unknown[] = [value ?? []].flat();
  const options = all.map((choice) => ({ label: schema.choices?.[choice] ?? choice, value: choice }));
  const choose = (choice: unknown, isChosen: boolean) =>
    field.set(all.filter((other) => (other === choice ? isChosen : chosen.includes(other))));
  return <OptionSet of={field} type="checkbox" {...{ options, chosen, choose }} />;
}

interface OptionSetProps {
  of: ControlProps['field'];
  type: 'checkbox' | 'radio';
  options: readonly { label: string; value: unknown; picture?: ReactNode }[];
  chosen: readonly unknown[];
  choose: (value: unknown, isChosen: boolean) => void;
}

/** The choices of a field under its name. */
export function OptionSet({ of: field, type, options, chosen, choose }: OptionSetProps) {
  const { 'aria-invalid': _, ...attributes } = controlAttributes(field);
  return (
    <fieldset className={styles.field} {...attributes}>
      <legend>
        <strong>{field.label}</strong>
      </legend>
      <Note id={`${field.id}-hint`} text={field.hint} />
      <div className={type === 'radio' ? styles.pictures : 'cluster'}>
        {options.map(({ label, value, picture }) => (
          <label key={label} className={picture ? styles.card : undefined}>
            {picture}
            <span className={styles.tick}>
              <input
                type={type}
                name={field.id}
                checked={chosen.includes(value)}
                onChange={({ target }) => choose(value, target.checked)}
              />
              {label}
            </span>
          </label>
        ))}
      </div>
      <FieldMessages of={field} />
    </fieldset>
  );
}

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

/** Adds the turns of duty that a pasted list holds, and names what it could not read. */
export function PastedTurns({ id, value, set }: { id: string; value: unknown; set: (turns: unknown) => void }) {
  const { editor } = useFields();
  const [pasted, setPasted] = useState('');
  /** The turns that the box has added: while one types in it, they change with it. */
  const [added, setAdded] = useState<readonly object[]>([]);
  const { nome, nomeCurto } = Object(editor.current('farmacia').data) as { nome?: string; nomeCurto?: string };
  const read = (text: string) => turnsIn(text, [nome ?? '', nomeCurto ?? ''], today());
  const { turns, unread, others } = read(pasted);
  const change = (text: string) => {
    setPasted(text);
    // The emptied box takes nothing back.
    if (text.trim() === '') return setAdded([]);
    const kept = [value ?? []].flat().filter((turn) => !added.some((own) => isSame(own, turn)));
    const come = read(text).turns.filter(({ de }) => !kept.some((turn) => Object(turn).de === de));
    setAdded(come);
    if (added.length + come.length > 0) set([...kept, ...come]);
  };
  const field = {
    id,
    label: TEXTS.turns.paste,
    hint: TEXTS.turns.pasteHint,
    mistakes: unread.length > 0 ? [TEXTS.turns.unread(unread)] : [],
    counter: pasted.trim() ? TEXTS.turns.found(added.length, turns.length - added.length, others) : undefined,
  };
  return (
    <FieldBox of={field}>
      <TextAreaField
        {...boxAttributes(field)}
        rows={3}
        value={pasted}
        onChange={({ target }) => change(target.value)}
      />
    </FieldBox>
  );
}

/** A photograph, chosen or dropped: the store keeps a small copy, and the field holds its name. */
export function PhotographFile({ value, field }: ControlProps) {
  const { editor } = useFields();
  const [refused, setRefused] = useState<string | null>(null);
  const mistakes = refused ? [refused] : field.mistakes;
  const keepCopy = async (chosen: File) => {
    setRefused(null);
    editor.say(TEXTS.photographCopying);
    try {
      const name = await editor.keepPhotograph(chosen);
      field.set(name);
      editor.say(TEXTS.photographCopied(name));
    } catch (error) {
      const { message } = error as Error;
      setRefused(message);
      editor.say(message);
    }
  };
  return (
    <FieldBox of={{ ...field, mistakes }}>
      <label className={styles.photograph}>
        <strong>{field.label}</strong>
        {Boolean(value) && !mistakes.length && <Thumbnail name={String(value)} />}
        <span>{value ? TEXTS.photographIs(String(value)) : TEXTS.photographNone}</span>
        <span className={styles.choose}>{TEXTS.photographChoose}</span>
        <input
          type="file"
          // A telephone turns its HEIC into a JPEG where only these are taken.
          accept="image/jpeg,image/png,image/webp"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) void keepCopy(chosen);
            // Cleared, so that choosing the same file again, corrected, is a change.
            target.value = '';
          }}
          {...controlAttributes({ ...field, mistakes })}
        />
      </label>
      <Note id={`${field.id}-hint`} text={field.hint} />
    </FieldBox>
  );
}

function Thumbnail({ name }: { name: string }) {
  const { store } = useFields().editor;
  const [address, setAddress] = useState('');
  useEffect(() => {
    // Without a network there is no picture.
    void store.photographAddress(name).then(setAddress, () => setAddress(''));
  }, [store, name]);
  return address && <img className={styles.thumbnail} src={address} alt="" />;
}
