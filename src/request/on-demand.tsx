import { lazy, type ReactNode, Suspense } from 'react';
import { whenIdle } from '../browser/when-idle.ts';
import { ErrorBoundary } from '../island/ErrorBoundary.tsx';

export const loadToaster = () => import('./sent/Toaster.tsx');
const loadReader = () => import('./sms/PrescriptionSms.tsx');

export const MessageBubble = lazy(() =>
  import('./MessageBubble.tsx').then((part) => ({ default: part.MessageBubble })),
);

export const PrescriptionSms = lazy(() => loadReader().then((part) => ({ default: part.PrescriptionSms })));

/** Loads what a submit shows and what reads an SMS, for then; when idle, not between the first letter and its paint. */
export const loadLaterParts = () =>
  // Without a network Chromium would not ask for them again.
  whenIdle(() => navigator.onLine && Promise.all([loadToaster(), loadReader()]).catch(() => undefined));

/** Wraps a part whose code loads when it is rendered. If that fails, `fallback` replaces it. */
export function PartOnDemand({ fallback = null, children }: { fallback?: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary fallback={fallback}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
