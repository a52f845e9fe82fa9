import { lazy, type ReactNode, Suspense } from 'react';
import { whenIdle } from '../browser/when-idle.ts';
import { ErrorBoundary } from '../island/ErrorBoundary.tsx';

export const loadToaster = () => import('./sent/Toaster.tsx');
const loadReader = () => import('./sms/PrescriptionSms.tsx');

export const MessageBubble = lazy(() =>
  import('./MessageBubble.tsx').then((part) => ({ default: part.MessageBubble })),
);

/** How long a text waits for its reader, in ms: then it goes into the request as it is. */
const PATIENCE = 8000;

export const PrescriptionSms = lazy(async () => {
  const late = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE, new Error('The reader is late.')));
  return { default: (await Promise.race([loadReader(), late])).PrescriptionSms };
});

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
