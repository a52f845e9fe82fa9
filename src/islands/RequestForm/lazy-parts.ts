import { lazy } from 'react';

/** Loads the ways to carry the message; asked ahead of need as soon as somebody types. */
export const loadMessageActions = () => import('./MessageActions.tsx');

export const MessageActions = lazy(() => loadMessageActions().then((part) => ({ default: part.MessageActions })));

export const PrescriptionSms = lazy(() =>
  import('./PrescriptionSms.tsx').then((part) => ({ default: part.PrescriptionSms })),
);
