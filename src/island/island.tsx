import type { ComponentType, ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/**
 * Wraps a component in an error boundary, so that an error while it renders does not break the rest of the page. Every export of
 * an `.island.tsx` file is made by this function; the lint rule `islands.grit` enforces it.
 * @param options `fallback` replaces the error message; null for a part that the page can do without
 */
export function island<Props extends object>(Component: ComponentType<Props>, options?: { fallback: ReactNode }) {
  return (props: Props) => (
    <ErrorBoundary {...options}>
      <Component {...props} />
    </ErrorBoundary>
  );
}
