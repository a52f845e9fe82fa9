const token = document.querySelector<HTMLMetaElement>('meta[name=editar]')?.content ?? '';

/** Calls the editor's server. @throws with a sentence for the owner */
export async function call<Answer>(name: string, request: object = {}): Promise<Answer> {
  const [body, type]: [BodyInit, Record<string, string>] =
    request instanceof File
      ? [request, { 'Content-Type': 'application/octet-stream', 'X-Nome': encodeURIComponent(request.name) }]
      : [JSON.stringify(request), { 'Content-Type': 'application/json' }];
  const headers = { 'X-Editar': token, ...type };
  const response = await fetch(`/editar/api/${name}`, { method: 'POST', headers, body }).catch(() => null);
  if (response === null) throw new Error('O editor não responde. A janela onde corre «npm run editar» está aberta?');
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}
