import type { Snapshot } from '../core/saved-content.ts';
import type { Version } from '../core/versions.ts';
import { TEXTS } from '../texts.ts';
import { base64Of } from './photograph.ts';
import type { Computer, Store } from './store.ts';

const metaOf = (page: Document, name: string) =>
  page.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? '';

/** This computer: the development server beside the site, whose page this is. */
export async function computerStore(): Promise<Store & { computer: Computer }> {
  let token = metaOf(document, 'editar');
  const folder = metaOf(document, 'pasta');

  /** Calls the editor's server, which may have been started anew since. @throws with a sentence for the owner */
  async function call<Answer>(name: string, request: object = {}): Promise<Answer> {
    const body = JSON.stringify(request);
    const headers = () => ({ 'Content-Type': 'application/json', 'X-Editar': token });
    const post = () => fetch(`/editar/api/${name}`, { method: 'POST', headers: headers(), body }).catch(() => null);
    let response = await post();
    if (response?.status === 403) {
      await renewToken();
      response = await post();
    }
    if (response === null) throw new Error(TEXTS.lost);
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  }

  /** Each start of the server makes a token of its own. That of another folder is never taken: its files are not these. */
  async function renewToken(): Promise<void> {
    const text = await fetch('/editar').then(
      (response) => response.text(),
      () => '',
    );
    const page = new DOMParser().parseFromString(text, 'text/html');
    const other = metaOf(page, 'pasta');
    if (other && other !== folder) throw new Error(TEXTS.otherFolder(folder, other));
    token = metaOf(page, 'editar') || token;
  }

  return {
    place: folder,
    read: () => call<Snapshot>('ficheiros'),
    write: (texts, onTop) => call<Snapshot | null>('guardar', { texts, onTop: onTop.version }),
    versions: (name) => call<Version[]>('versoes', { name }),
    keepPhotograph: async (file) => call<string>('fotografia', { name: file.name, content: await base64Of(file) }),
    photographAddress: async (name) => `/editar/fotografia/${name}`,
    computer: {
      ...(await call<Pick<Computer, 'isBorrowed' | 'questions'>>('estado')),
      showDrafts: (texts) => call<boolean>('mostrar', { texts }),
      call,
    },
  };
}
