import contact from 'virtual:content/contact';
import texts from 'virtual:content/formulario/pagina';
import { startTransition, useEffect, useState } from 'react';
import { composeMessage, type MedicineRequest, withoutBold } from './message.ts';
import { createRequestStore } from './request-store.ts';

/** The request of the page's one form. On the server nobody writes into it. */
export const request = createRequestStore();

/** The message of a request, with the labels of the content, as the pharmacy's channel takes it. */
export function messageOf(values: MedicineRequest): string {
  const message = composeMessage(values, texts.mensagem);
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
