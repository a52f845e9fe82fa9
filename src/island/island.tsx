import type { ComponentType } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/**
 * Wraps a component in an error boundary, so that an error while it renders does not break the rest of the page. Every export of
 * an `.island.tsx` file is made by this function; the lint rule `islands.grit` enforces it.
 */
export function island<Props extends object>(Component: ComponentType<Props>) {
  return (props: Props) => (
    <ErrorBoundary>
      <Component {...props} />
    </ErrorBoundary>
  );
}
