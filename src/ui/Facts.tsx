import { Fragment, type ReactNode } from 'react';

/**
 * Short facts with dots between them. A fact that fits into one line stays in one, and no line begins or ends with a
 * dot (Facts.css).
 */
export function Facts({ facts }: { facts: readonly ReactNode[] }) {
  return (
    <span className="facts">
      {facts.filter(Boolean).map((fact, i) => (
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
