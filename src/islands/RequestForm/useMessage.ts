import texts from 'virtual:content/formulario/drawn';
import { useMemo, useSyncExternalStore } from 'react';
import { composeMessage, EMPTY_REQUEST, type MedicineRequest } from '../../lib/message.ts';
import type { Draft } from './draft.ts';

const emptyRequest = () => EMPTY_REQUEST;

/** The request as it is now written; draws again at every change of it. */
export function useRequest(draft: Draft): MedicineRequest {
  return useSyncExternalStore(draft.subscribe, draft.get, emptyRequest);
}

/** The message that the request as now written makes. */
export function useMessage(draft: Draft): string {
  const request = useRequest(draft);
  return useMemo(() => composeMessage(request, texts.mensagem), [request]);
}
