import contact from 'virtual:content/contact';
import { startTransition, useEffect, useState } from 'react';
import { composeMessage, type MedicineRequest, withoutBold } from './message.ts';
import { createRequestStore } from './request-store.ts';
import { messageWords, requestWords } from './words.ts';

/** The form's words, by the pharmacy's channel. */
export const texts = requestWords(contact.channel.kind);

/** The request of the page's one form. On the server nobody writes into it. */
export const request = createRequestStore();

/** The message of a request, as the pharmacy's channel takes it. */
export function messageOf(values: MedicineRequest): string {
  const message = composeMessage(values, messageWords);
  return contact.channel.kind === 'whatsapp' ? message : withoutBold(message);
}

/** The request, once a letter is painted: `useSyncExternalStore` would render before (docs/decisions/12-form-owns-its-values.md). */
export function useRequest(): MedicineRequest {
  const [values, setValues] = useState(request.get);
  useEffect(() => {
    const updateValues = () => startTransition(() => setValues(request.get));
    updateValues();
    return request.subscribe(updateValues);
  }, []);
  return values;
}
