import { lazy } from 'react';

/** Loads what a submit shows; asked ahead of need as soon as somebody types. */
export const loadSentPanel = () => import('./late/SentPanel.tsx');

const loadMessageBubble = () => import('./late/MessageBubble.tsx');

const loadMessageActions = () => import('./late/MessageActions.tsx');

const loadPrescriptionSms = () => import('./late/PrescriptionSms.tsx');

export const SentPanel = lazy(() => loadSentPanel().then((part) => ({ default: part.SentPanel })));
export const MessageBubble = lazy(() => loadMessageBubble().then((part) => ({ default: part.MessageBubble })));
export const MessageActions = lazy(() => loadMessageActions().then((part) => ({ default: part.MessageActions })));
export const PrescriptionSms = lazy(() => loadPrescriptionSms().then((part) => ({ default: part.PrescriptionSms })));
