import type { ComponentType, ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary/ErrorBoundary.tsx';

/**
 * Makes a component an island: an error in it stays in it, and the rest of the page goes on working. What an .island.tsx
 * exports is made by this (a lint rule, islands.grit, holds it so).
 * @param options `fallback` is shown after an error instead of the notice, for a part that can be done without
 */
export function island<Props extends object>(Component: ComponentType<Props>, options?: { fallback: ReactNode }) {
  return (props: Props) => (
    <ErrorBoundary {...options}>
      <Component {...props} />
    </ErrorBoundary>
  );
}
