import texts from 'virtual:content/formulario/pagina';
import { startTransition, useEffect, useState } from 'react';
import { createRequestStore } from './request-store.ts';

/** The request of the page's one form. On the server nobody writes into it. */
export const request = createRequestStore(texts.mensagem);

/**
 * The request as it is now. Renders again once the letter that was typed is on the screen; `useSyncExternalStore` would
 * render before (docs/decisions/form-owns-its-values.md).
 */
export function useRequest() {
  const [state, setState] = useState(request.get);
  useEffect(() => {
    const follow = () => startTransition(() => setState(request.get));
    follow();
    return request.subscribe(follow);
  }, []);
  return state;
}
