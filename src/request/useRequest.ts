import texts from 'virtual:content/formulario/pagina';
import { startTransition, useEffect, useState } from 'react';
import { composeMessage, type MedicineRequest } from './message.ts';
import { createRequestStore } from './request-store.ts';

/** The request of the page's one form. On the server nobody writes into it. */
export const request = createRequestStore();

/** The message of a request, with the labels of the content. */
export function messageOf(values: MedicineRequest): string {
  return composeMessage(values, texts.mensagem);
}

/**
 * The request as it is now. Renders again once the letter that was typed is on the screen; `useSyncExternalStore` would
 * render before (docs/decisions/form-owns-its-values.md).
 */
export function useRequest(): MedicineRequest {
  const [values, setValues] = useState(request.get);
  useEffect(() => {
    const follow = () => startTransition(() => setValues(request.get));
    follow();
    return request.subscribe(follow);
  }, []);
  return values;
}
