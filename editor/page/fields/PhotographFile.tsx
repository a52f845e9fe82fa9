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
  const [status, setStatus] = useState({ text: '', isRefused: false });

  const copy = async (chosen: File) => {
    setStatus({ text: TEXTS.photographCopying, isRefused: false });
    const answer = await call<Uploaded>('fotografia', chosen).catch((error: Error) => ({ refused: error.message }));
    const isRefused = 'refused' in answer;
    setStatus({ text: isRefused ? answer.refused : TEXTS.photographCopied(answer.name), isRefused });
    if (!isRefused) set(answer.name);
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
          {...fieldAttributes({ id, mistakes: status.isRefused ? [status.text] : mistakes }, schema.hint)}
        />
      </label>
      <p id={`${id}-hint`} className="fine-print">
        {schema.hint}
      </p>
      <p role="status" {...(status.isRefused && { id: `${id}-mistake`, className: styles.mistake })}>
        {status.text}
      </p>
      {!status.isRefused && <FieldMessages id={id} mistakes={mistakes} />}
    </div>
  );
}
