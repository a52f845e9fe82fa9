import { useState } from 'react';
import type { Uploaded } from '../../server/photographs.ts';
import { TEXTS } from '../../texts.ts';
import { call } from '../api.ts';
import { controlAttributes, FieldMessages, type FieldProps, useField, useFields } from './field.tsx';
import styles from './fields.module.css';

/** A photograph, chosen or dropped: the server copies it into the pharmacy's folder, and the field holds the copy's name. */
export function PhotographFile(props: FieldProps) {
  const { value } = props;
  const field = useField(props);
  const { say } = useFields();
  const [refused, setRefused] = useState<string | null>(null);
  const mistakes = refused ? [refused] : field.mistakes;
  const copy = async (chosen: File) => {
    say(TEXTS.photographCopying);
    const answer = await call<Uploaded>('fotografia', chosen).catch((error: Error) => ({ refused: error.message }));
    const isRefused = 'refused' in answer;
    setRefused(isRefused ? answer.refused : null);
    if (!isRefused) field.set(answer.name);
    say(isRefused ? answer.refused : TEXTS.photographCopied(answer.name));
  };
  return (
    <div className={styles.field}>
      <label className={styles.photograph}>
        <span className={styles.legend}>{field.label}</span>
        {Boolean(value) && !mistakes.length && (
          <img className={styles.thumbnail} src={`/editar/fotografia/${String(value)}`} alt="" />
        )}
        <span>{value ? TEXTS.photographIs(String(value)) : TEXTS.photographNone}</span>
        <span className={styles.choose}>{TEXTS.photographChoose}</span>
        <input
          type="file"
          // A telephone turns its HEIC into a JPEG where only these are taken.
          accept="image/jpeg,image/png,image/webp"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) void copy(chosen);
            // Else choosing the same file again, corrected, would be no change.
            target.value = '';
          }}
          {...controlAttributes({ ...field, mistakes })}
        />
      </label>
      <p id={`${field.id}-hint`} className="fine-print">
        {field.hint}
      </p>
      <FieldMessages of={{ ...field, mistakes }} />
    </div>
  );
}
