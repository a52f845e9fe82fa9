import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../island/ErrorBoundary.tsx';

/** Wraps a part whose code loads when it is rendered. If that fails, `fallback` replaces it. */
export function LatePart({ fallback = null, children }: { fallback?: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary fallback={fallback}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
