import { type ReactNode, useEffect, useRef } from 'react';
import styles from './RequestFields.module.css';
import { EMPTY_REQUEST, type MedicineRequest } from './request.ts';
import { useRequest } from './useRequest.ts';

interface FoldProps {
  title: string;
  /** The fields inside: where one has a value, the fold opens. */
  fields: readonly (keyof MedicineRequest)[];
  children: ReactNode;
}

/**
 * Fields that only some visitors need, folded. It opens when the visitor, the browser or another part of the page
 * fills one. Without JavaScript it is an ordinary `<details>`.
 */
export function Fold({ title, fields, children }: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const isUsed = useRequest((values) => fields.some((name) => values[name] !== EMPTY_REQUEST[name]));
  useEffect(() => {
    if (isUsed && fold.current) fold.current.open = true;
  }, [isUsed]);
  return (
    <details ref={fold} className={styles.fold}>
      <summary>{title}</summary>
      <div className={styles.folded}>{children}</div>
    </details>
  );
}
