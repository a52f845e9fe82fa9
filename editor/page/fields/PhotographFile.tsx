import { useEffect, useState } from 'react';
import type { Uploaded } from '../../server/photographs.ts';
import { TEXTS } from '../../texts.ts';
import { call } from '../api.ts';
import { type FieldProps, useField, useFields } from './context.ts';
import { FieldMessages, fieldAttributes } from './FieldMessages.tsx';
import styles from './fields.module.css';

const NO_STATUS = { text: '', isRefused: false };

const FORMATS = ['image/jpeg', 'image/png', 'image/webp'];

/** A photograph, chosen or dropped: the server copies it into the pharmacy's folder, and the field holds the copy's name. */
export function PhotographFile(props: FieldProps) {
  const { schema, value } = props;
  const { id, label, mistakes, set, touch } = useField(props);
  const { isSaved } = useFields();
  const [status, setStatus] = useState(NO_STATUS);
  useEffect(() => {
    if (isSaved) setStatus(NO_STATUS);
  }, [isSaved]);

  const copy = async (chosen: File) => {
    setStatus({ text: TEXTS.photographCopying, isRefused: false });
    const photograph = { name: chosen.name, content: await base64Of(await inKnownFormat(chosen)) };
    const answer = await call<Uploaded>('fotografia', photograph).catch((error: Error) => ({ refused: error.message }));
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
          accept={FORMATS.join()}
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

/** A photograph as the site takes it; one of another format, such as an iPhone's HEIC, as a JPEG where this browser can read it. */
async function inKnownFormat(chosen: File): Promise<Blob> {
  const picture = FORMATS.includes(chosen.type) ? null : await createImageBitmap(chosen).catch(() => null);
  if (picture === null) return chosen;
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
}

/** As a data URL has it; of a file that the browser cannot read something that is no photograph, which the server refuses. */
function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onloadend = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.readAsDataURL(file);
  });
}
