import type { ComponentType } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** Keeps an error of a component in it. Every export of an `.island.tsx` file is made so (`islands.grit`). */
export function island<Props extends object>(Component: ComponentType<Props>) {
  return (props: Props) => (
    <ErrorBoundary>
      <Component {...props} />
    </ErrorBoundary>
  );
}
