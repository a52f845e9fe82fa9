import { type ReactNode, useEffect, useRef } from 'react';
import styles from './RequestFields.module.css';
import { EMPTY_REQUEST, type MedicineRequest } from './request.ts';
import { useRequest } from './useRequest.ts';

interface FoldProps {
  title: string;
  /** The values that are asked for in it: with one of them it is open. */
  of: readonly (keyof MedicineRequest)[];
  children: ReactNode;
}

/**
 * What only some ask for. Opens as soon as something is written into it, by whatever hand; without a script as any
 * other.
 */
export function Fold({ title, of: names, children }: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const isUsed = useRequest((values) => names.some((name) => values[name] !== EMPTY_REQUEST[name]));
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
