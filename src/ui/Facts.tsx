import { Fragment, isValidElement, type ReactNode } from 'react';

interface PrintedProps {
  'data-print'?: 'no';
}

/**
 * Short facts with dots between them. None breaks within itself where it fits in a line, and no line begins or ends
 * with a dot (Facts.css). One that paper leaves out, an element with `data-print`, takes its dot along.
 */
export function Facts({ of }: { of: readonly ReactNode[] }) {
  return (
    <span className="facts">
      {of.filter(Boolean).map((fact, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are never put in another order
        <Fragment key={i}>
          <span data-print={isValidElement<PrintedProps>(fact) ? fact.props['data-print'] : undefined}>
            {i > 0 && <span className="dot">{'· '}</span>}
            {fact}
          </span>{' '}
        </Fragment>
      ))}
    </span>
  );
}
