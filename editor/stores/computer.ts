import type { Snapshot } from '../core/saved-content.ts';
import type { Version } from '../core/versions.ts';
import { TEXTS } from '../texts.ts';
import { base64Of } from './photograph.ts';
import type { Computer, Store } from './store.ts';

/** This computer: the development server beside the site, whose page this is. */
export async function computerStore(): Promise<Store & { computer: Computer }> {
  const folder = document.querySelector<HTMLMetaElement>('meta[name=pasta]')?.content ?? '';

  /** Calls the editor's server. @throws with a sentence for the owner, also where another folder's has taken its port */
  async function call<Answer>(name: string, request: object = {}): Promise<Answer> {
    const headers = { 'Content-Type': 'application/json', 'X-Editar': encodeURIComponent(folder) };
    const body = JSON.stringify(request);
    const response = await fetch(`/editar/api/${name}`, { method: 'POST', headers, body }).catch(() => {
      throw new Error(TEXTS.lost);
    });
    if (!response.ok) throw new Error(await response.text());
    return response.json();
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
