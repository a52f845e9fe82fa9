import { lazy, type ReactNode, Suspense } from 'react';
import { whenIdle } from '../browser/when-idle.ts';
import { ErrorBoundary } from '../island/ErrorBoundary.tsx';

export const loadToaster = () => import('./sent/Toaster.tsx');

export const MessageBubble = lazy(() =>
  import('./MessageBubble.tsx').then((part) => ({ default: part.MessageBubble })),
);

export const PrescriptionSms = lazy(() =>
  import('./sms/PrescriptionSms.tsx').then((part) => ({ default: part.PrescriptionSms })),
);

/** Loads what a submit shows, so that it needs no network; when idle, not between the first letter and its paint. */
export const loadSentParts = () => whenIdle(() => loadToaster().catch(() => undefined));

/** Wraps a part whose code loads when it is rendered. If that fails, `fallback` replaces it. */
export function PartOnDemand({ fallback = null, children }: { fallback?: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary fallback={fallback}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
