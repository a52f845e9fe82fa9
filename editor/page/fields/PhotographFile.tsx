import { useState } from 'react';
import { labelOf } from '../../schema.ts';
import type { Uploaded } from '../../server/photographs.ts';
import { TEXTS } from '../../texts.ts';
import { call } from '../api.ts';
import { type FieldProps, useField, useFields } from './context.ts';
import { FieldMessages, fieldAttributes } from './FieldMessages.tsx';
import styles from './fields.module.css';

/** A photograph, chosen or dropped: the server copies it into the pharmacy's folder, and the field holds the copy's name. */
export function PhotographFile({ schema, path, value }: FieldProps) {
  const { set, touch } = useFields();
  const { id, mistakes } = useField(path);
  const [status, setStatus] = useState('');
  const [isRefused, setRefused] = useState(false);

  const copy = async (chosen: File) => {
    setRefused(false);
    setStatus(TEXTS.photographCopying);
    const answer = await call<Uploaded>('fotografia', chosen).catch((error: Error) => ({ refused: error.message }));
    setRefused('refused' in answer);
    setStatus('refused' in answer ? answer.refused : TEXTS.photographCopied(answer.name));
    if ('name' in answer) set(path, answer.name);
    touch(id);
  };

  return (
    <div className={styles.field}>
      <label className={styles.photograph}>
        <span className={styles.legend}>{labelOf(path, schema)}</span>
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
          {...fieldAttributes(id, { hint: true, mistakes: isRefused ? [status] : mistakes })}
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
