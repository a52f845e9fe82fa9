import { FILE_NAMES } from '../core/content-files.ts';
import { pastTexts } from '../core/versions.ts';
import { TEXTS } from '../texts.ts';
import { base64Of } from './photograph.ts';
import type { Call, Store } from './store.ts';

/** This computer: the development server beside the site, whose page this is. */
export function computerStore({ folder = '' }: DOMStringMap): Store {
  /** Calls the editor's server. @throws with a sentence, also where another folder's has taken its port */
  const call: Call = async (name, request = {}) => {
    const headers = { 'Content-Type': 'application/json', 'X-Editar': encodeURIComponent(folder) };
    const body = JSON.stringify(request);
    const response = await fetch(`/editar/api/${name}`, { method: 'POST', headers, body }).catch(() => {
      throw new Error(TEXTS.lost);
    });
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  };

  return {
    place: folder,
    read: () => call('ficheiros'),
    write: (texts, onTop) => call('guardar', { texts, onTop: onTop.version }),
    history: async (most) => {
      const versions = await call('versoes');
      const all = FILE_NAMES.flatMap((name) => pastTexts(name, versions[name] ?? []));
      return all.sort((a, b) => Date.parse(b.moment) - Date.parse(a.moment)).slice(0, most);
    },
    keepPhotograph: async (file) => call('fotografia', { name: file.name, content: await base64Of(file) }),
    photographAddress: async (name) => `/editar/fotografia/${name}`,
    computer: { call },
  };
}
