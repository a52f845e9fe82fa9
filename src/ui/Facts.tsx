import { Fragment, type ReactNode } from 'react';

/** Short facts with dots between them, each in one line where it fits; no line begins or ends with a dot. */
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
