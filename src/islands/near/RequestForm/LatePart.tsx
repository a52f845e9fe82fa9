import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../../ErrorBoundary/ErrorBoundary.tsx';

/** Around a part whose code loads when it is rendered. Where that fails, `fallback` stands in its place. */
export function LatePart({ fallback = null, children }: { fallback?: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary fallback={fallback}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
