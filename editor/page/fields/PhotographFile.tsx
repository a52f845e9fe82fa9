import { useState } from 'react';
import type { Uploaded } from '../../server/photographs.ts';
import { TEXTS } from '../../texts.ts';
import { call } from '../api.ts';
import { type FieldProps, useField } from './context.ts';
import { FieldMessages, fieldAttributes } from './FieldMessages.tsx';
import styles from './fields.module.css';

/** A photograph, chosen or dropped: the server copies it into the pharmacy's folder, and the field holds the copy's name. */
export function PhotographFile(props: FieldProps) {
  const { schema, value } = props;
  const { id, label, mistakes, set, touch } = useField(props);
  const [status, setStatus] = useState('');
  const [isRefused, setRefused] = useState(false);

  const copy = async (chosen: File) => {
    setRefused(false);
    setStatus(TEXTS.photographCopying);
    const answer = await call<Uploaded>('fotografia', chosen).catch((error: Error) => ({ refused: error.message }));
    setRefused('refused' in answer);
    setStatus('refused' in answer ? answer.refused : TEXTS.photographCopied(answer.name));
    if ('name' in answer) set(answer.name);
    touch();
  };

  return (
    <div className={styles.field}>
      <label className={styles.photograph}>
        <span className={styles.legend}>{label}</span>
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
          {...fieldAttributes({ id, mistakes: isRefused ? [status] : mistakes }, schema.hint)}
        />
      </label>
      <p id={`${id}-hint`} className="fine-print">
        {schema.hint}
      </p>
      <p role="status" {...(isRefused && { id: `${id}-mistake`, className: styles.mistake })}>
        {status}
      </p>
      {!isRefused && <FieldMessages id={id} mistakes={mistakes} />}
    </div>
  );
}
