import { CODE_FIELDS } from './prescription.ts';
import styles from './RequestFields.module.css';
import { type texts, useRequest } from './useRequest.ts';

/**
 * For who has the prescription only on paper: the message says that a photograph follows. Where the codes come, it
 * goes: they say less.
 */
export function PhotographOffer({ convite, linha, cuidado, temCodigos }: NonNullable<typeof texts.fotografia>) {
  const hasCodes = useRequest((values) => CODE_FIELDS.some((name) => values[name]));
  const isPromised = useRequest(({ photograph }) => photograph);
  return (
    <div className="needs-script">
      <p>{convite}</p>
      <label className={styles.photograph}>
        <input
          id="fotografia"
          type="checkbox"
          name="fotografia"
          value="sim"
          disabled={hasCodes}
          aria-describedby="fotografia-hint"
        />
        <span>{linha}</span>
      </label>
      {/* A screen reader has it before. */}
      <p id="fotografia-hint" className={isPromised || hasCodes ? 'fine-print' : 'visually-hidden'}>
        {hasCodes ? temCodigos : cuidado}
      </p>
    </div>
  );
}
