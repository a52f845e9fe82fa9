import { readStored, writeStored } from '../../src/browser/storage.ts';
import { PHOTOGRAPHS } from '../../src/photographs/photograph.ts';
import { valuesIn } from '../core/content.ts';
import { FILE_NAMES, type FileName, pathOf } from '../core/file-names.ts';
import type { Snapshot, Texts } from '../core/saved-content.ts';
import { photographSlug } from '../core/slug.ts';
import { TOPICS } from '../core/topics.ts';
import type { Change, GitHub } from './github.ts';
import { base64Of } from './photograph.ts';
import type { Host, Store } from './store.ts';

/** The file that names the commit that the site was built of (build/editor-page.ts). */
const COMMIT_BUILT = '/editar/versao.txt';

/** GitHub: the content in a repository. */
export function repositoryStore(github: GitHub, hostBuilds: boolean): Store & { host: Host } {
  const { name: repository, folder } = github.repository;
  const place = [repository, folder].filter(Boolean).join('/');
  const keptKey = `editor:${place}:fotografias`;
  /** Photographs that GitHub has as objects, and no commit may have yet: the object of each name. */
  const kept: Record<string, string> = JSON.parse(readStored(keptKey) ?? '{}');
  let committed: Readonly<Record<string, string>> = {};

  async function read(): Promise<Snapshot> {
    const { commit, texts, photographs } = await github.read();
    committed = photographs;
    const all = Object.keys({ ...photographs, ...kept });
    return { version: commit, texts, photographs: Object.fromEntries(all.map((name) => [name, null])) };
  }

  async function write(texts: Texts, onTop: Snapshot): Promise<Snapshot | null> {
    const names = FILE_NAMES.filter((name) => texts[name] !== undefined);
    const changed = names.map((name) => ({ path: pathOf(name), content: texts[name] ?? '' }));
    const changes = [...changed, ...keptPhotographsIn(texts.farmacia ?? '')];
    const version = await github.write(changes, messageOf(names), onTop.version);
    return version === null ? null : { ...onTop, version, texts: { ...onTop.texts, ...texts } };
  }

  /** The kept photographs that a text of farmacia.yaml names. */
  function keptPhotographsIn(farmacia: string): Change[] {
    const named = valuesIn('farmacia', farmacia);
    const isNew = (name: string) => named.has(name) && !committed[name];
    const entries = Object.entries(kept).filter(([name]) => isNew(name));
    return entries.map(([name, sha]) => ({ path: `${PHOTOGRAPHS}/${name}`, sha }));
  }

  async function keepPhotograph(file: File) {
    const name = `${photographSlug(file.name, Object.keys({ ...committed, ...kept }))}.jpg`;
    kept[name] = await github.keepObject(await base64Of(file));
    writeStored(keptKey, JSON.stringify(kept));
    return name;
  }

  return {
    place,
    read,
    write,
    versions: (name) => github.versions(pathOf(name)),
    keepPhotograph,
    photographAddress: async (name) => {
      const object = committed[name] ?? kept[name];
      return object ? `data:image/*;base64,${await github.object(object)}` : '';
    },
    host: {
      builds: hostBuilds,
      isShown: async (commit) => {
        const shown = await (await fetch(COMMIT_BUILT, { cache: 'no-store' })).text();
        return /^[0-9a-f]{40}$/.test(shown) && github.holds(shown, commit);
      },
    },
  };
}

/** A commit's message: what was changed, as an owner calls it. */
function messageOf(changed: readonly FileName[]): string {
  const titles = changed.map((name) => `«${TOPICS[name].title}»`);
  return `Muda ${new Intl.ListFormat('pt-PT').format(titles)}, pelo telemóvel`;
}
