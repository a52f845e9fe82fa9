const pageToken = (page: Document) => page.querySelector<HTMLMetaElement>('meta[name=editar]')?.content ?? '';
let token = pageToken(document);

/** Calls the editor's server, which may have been started anew since. @throws with a sentence for the owner */
export async function call<Answer>(name: string, request: object = {}): Promise<Answer> {
  const body = JSON.stringify(request);
  const headers = () => ({ 'Content-Type': 'application/json', 'X-Editar': token });
  const ask = () => fetch(`/editar/api/${name}`, { method: 'POST', headers: headers(), body }).catch(() => null);
  let response = await ask();
  if (response?.status === 403) {
    await renewToken();
    response = await ask();
  }
  if (response === null) throw new Error('O editor não responde. A janela onde ele corre está aberta?');
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

/** Each start of the server makes a token of its own. */
async function renewToken(): Promise<void> {
  const text = await fetch('/editar').then(
    (response) => response.text(),
    () => '',
  );
  token = pageToken(new DOMParser().parseFromString(text, 'text/html')) || token;
}
