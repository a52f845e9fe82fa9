import { Fragment, type ReactNode } from 'react';

/**
 * Short facts with dots between them. None breaks within itself where it fits in a line, and no line begins or ends
 * with a dot (Facts.css).
 */
export function Facts({ of }: { of: readonly ReactNode[] }) {
  return (
    <span className="facts">
      {of.filter(Boolean).map((fact, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are never put in another order
        <Fragment key={i}>
          <span>
            {i > 0 && <span className="dot">{'· '}</span>}
            {fact}
          </span>{' '}
        </Fragment>
      ))}
    </span>
  );
}
