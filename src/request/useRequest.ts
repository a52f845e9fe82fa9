import contact from 'virtual:content/contact';
import { startTransition, useEffect, useRef, useState } from 'react';
import { useIsHydrated } from '../island/useIsHydrated.ts';
import { nextDayText } from '../opening/next-day.ts';
import { now } from '../opening/today.ts';
import { composeMessage, withoutBold } from './message.ts';
import { type DeliveryKind, EMPTY_REQUEST, type MedicineRequest } from './request.ts';
import { createRequestStore } from './request-store.ts';
import { messageWords, requestWords } from './words.ts';

/** The form's words, by the pharmacy's channel, and the message's. */
export const texts = requestWords(contact.channel.kind);
export const message = messageWords(contact.channel.kind, contact.deliveries, startOf);

/** From when on a delivery is made, where not today: by the page's notices, and by when the door opens next. */
export function startOf(delivery: DeliveryKind): string {
  const { opens = '', avisos = '[]' } = document.documentElement.dataset;
  return nextDayText(delivery, now(), opens, JSON.parse(avisos));
}

/** Whether a chat would not open: an SMS needs no internet, and an e-mail would wait unseen in the device. */
export const isCutOff = () => !navigator.onLine && contact.channel.kind !== 'sms';

/** The request of the page's one form. On the server nobody writes into it. */
export const request = createRequestStore();

/** The message of a request, as the pharmacy's channel takes it. */
export function messageOf(values: MedicineRequest): string {
  const text = composeMessage(values, message);
  return contact.channel.kind === 'whatsapp' ? text : withoutBold(text);
}

/**
 * A part of the request, rendered after a letter is painted: `useSyncExternalStore` would render before. Only a change
 * of the part renders (docs/decisions/12-form-owns-its-values.md), so `select` must return the same while none is.
 */
export function useRequest<Part>(select: (values: MedicineRequest) => Part): Part {
  // The first render is the server's.
  const isHydrated = useIsHydrated();
  const [part, setPart] = useState(() => select(isHydrated ? request.get() : EMPTY_REQUEST));
  const lastPart = useRef(part);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the part that a component shows does not change
  useEffect(() => {
    const updatePart = () => {
      const next = select(request.get());
      if (next === lastPart.current) return;
      lastPart.current = next;
      startTransition(() => setPart(() => next));
    };
    updatePart();
    const unsubscribe = request.subscribe(updatePart);
    // show-opening.ts writes this attribute each minute: by now, a delivery may be made on another day.
    const clock = new MutationObserver(updatePart);
    clock.observe(document.documentElement, { attributeFilter: ['data-opens'] });
    return () => {
      clock.disconnect();
      unsubscribe();
    };
  }, []);
  return part;
}
