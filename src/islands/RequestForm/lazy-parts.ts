import { lazy } from 'react';

/** Loads what a submit shows; asked ahead of need as soon as somebody types. */
export const loadSentPanel = () => import('./SentPanel.tsx');

const loadMessageBubble = () => import('./MessageBubble.tsx');

const loadMessageActions = () => import('./MessageActions.tsx');

const loadPrescriptionSms = () => import('./PrescriptionSms.tsx');

export const SentPanel = lazy(() => loadSentPanel().then((part) => ({ default: part.SentPanel })));
export const MessageBubble = lazy(() => loadMessageBubble().then((part) => ({ default: part.MessageBubble })));
export const MessageActions = lazy(() => loadMessageActions().then((part) => ({ default: part.MessageActions })));
export const PrescriptionSms = lazy(() => loadPrescriptionSms().then((part) => ({ default: part.PrescriptionSms })));
