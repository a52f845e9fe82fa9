const token = document.querySelector<HTMLMetaElement>('meta[name=editar]')?.content ?? '';

/** Calls the editor's server. @throws with a sentence for the owner */
export async function call<Answer>(name: string, request: object = {}): Promise<Answer> {
  const response = await fetch(`/editar/api/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Editar': token },
    body: JSON.stringify(request),
  }).catch(() => null);
  if (response === null) throw new Error('O editor não responde. A janela onde corre «npm run editar» está aberta?');
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}
