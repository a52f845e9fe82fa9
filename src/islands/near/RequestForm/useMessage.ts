import texts from 'virtual:content/formulario/drawn';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { composeMessage, type MedicineRequest } from '../../../lib/message.ts';
import type { Draft } from './draft.ts';

/** The request as it is now written; draws again at every change of it, after the letter that was typed is on the screen. */
export function useRequest(draft: Draft): MedicineRequest {
  const [request, setRequest] = useState(draft.get);
  useEffect(() => {
    const follow = () => startTransition(() => setRequest(draft.get()));
    follow();
    return draft.subscribe(follow);
  }, [draft]);
  return request;
}

/** The message that the request as now written makes. */
export function useMessage(draft: Draft): string {
  const request = useRequest(draft);
  return useMemo(() => composeMessage(request, texts.mensagem), [request]);
}
