import { Fragment } from 'react';

/** Short facts between dots. No line begins with a dot, and none breaks within a fact that fits in one. */
export function Facts({ of }: { of: readonly (string | false | undefined)[] }) {
  return of
    .flatMap((fact) => fact || [])
    .map((fact, i, { length }) => (
      <Fragment key={fact}>
        <span className="fact">{i < length - 1 ? `${fact}\u00a0·` : fact}</span>{' '}
      </Fragment>
    ));
}
