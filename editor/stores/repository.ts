import { readStored, writeStored } from '../../src/browser/storage.ts';
import { PHOTOGRAPHS } from '../../src/pharmacy/photographs/photograph.ts';
import { FILE_NAMES, pathOf, TOPICS, valuesIn } from '../core/content-files.ts';
import { Refused } from '../core/refused.ts';
import type { Snapshot, Texts } from '../core/saved-content.ts';
import { photographName } from '../core/slug.ts';
import type { Commit, GitHub } from './github.ts';
import { base64Of } from './photograph.ts';
import type { Host, Store } from './store.ts';

/** The file that names the commit that the site was built of (build/editor-page.ts). */
const COMMIT_BUILT = '/editar/versao.txt';

/** GitHub: the content in a repository. */
export function repositoryStore(github: GitHub, builds: boolean): Store & { host: Host } {
  const { name: repository, folder } = github.repository;
  const place = [repository, folder].filter(Boolean).join('/');
  const [keptKey, copyKey] = [`editor:${place}:fotografias`, `editor:${place}:copia`];
  /** The object of each photograph that waits to be published: in this browser, or in a past commit. */
  const waiting = (): Record<string, string> => JSON.parse(readStored(keptKey) ?? '{}');
  const files = () => caches.open(keptKey);
  /** The last files that this tab, or one before it, read or wrote. */
  let last: Commit | null = JSON.parse(readStored(copyKey) ?? 'null');

  function keepCopy(commit: Commit): Snapshot {
    last = commit;
    writeStored(copyKey, JSON.stringify(commit));
    // A published photograph waits no more.
    const done = Object.keys(waiting()).filter((name) => commit.photographs[name]);
    const left = Object.entries(waiting()).filter(([name]) => !done.includes(name));
    for (const name of done) void files().then((kept) => kept.delete(`/${name}`));
    if (done.length > 0) writeStored(keptKey, JSON.stringify(Object.fromEntries(left)));
    return snapshotOf(commit);
  }

  function snapshotOf({ commit, texts, photographs }: Commit): Snapshot {
    const all = Object.keys({ ...photographs, ...waiting() });
    return { version: commit, texts, photographs: Object.fromEntries(all.map((name) => [name, null])) };
  }

  async function write(texts: Texts, onTop: Snapshot): Promise<Snapshot | null> {
    const base = last;
    // The caller reads once more, and joins.
    if (base?.commit !== onTop.version) return null;
    const names = FILE_NAMES.filter((name) => texts[name] !== undefined);
    const changed = names.map((name) => ({ path: pathOf(name), content: texts[name] ?? '' }));
    const photographs = await sendPhotographs(texts.farmacia ?? '');
    const dropped = texts.farmacia === undefined ? [] : namesDropped(base, texts.farmacia);
    const objects = [...photographs, ...dropped.map((name) => [name, null] as const)];
    const sent = objects.map(([name, sha]) => ({ path: `${PHOTOGRAPHS}/${name}`, sha }));
    const titles = new Intl.ListFormat('pt-PT').format(names.map((name) => `«${TOPICS[name].title}»`));
    const written = await github.write([...changed, ...sent], `Muda ${titles}, pelo telemóvel`, base);
    if (written === null) return null;
    const unchanged = Object.fromEntries(Object.entries(base.objects).filter(([name]) => !(name in texts)));
    const stayed = Object.entries(base.photographs).filter(([name]) => !dropped.includes(name));
    const copy = { ...base, ...written, objects: unchanged, texts: { ...base.texts, ...texts } };
    return keepCopy({ ...copy, photographs: Object.fromEntries([...stayed, ...photographs]) });
  }

  /** Sends the waiting photographs that a text of farmacia.yaml names. @throws Refused where one is gone */
  function sendPhotographs(farmacia: string) {
    const named = valuesIn('farmacia', farmacia);
    const names = Object.keys(waiting()).filter((name) => named.has(name) && !last?.photographs[name]);
    const sending = names.map(async (name) => {
      const file = await (await files()).match(`/${name}`);
      const content = file
        ? await base64Of(await file.blob())
        : await github.object(waiting()[name] ?? '').catch(() => null);
      if (!content) throw new Refused(0, `A fotografia «${name}» já não está neste telemóvel: escolha-a outra vez.`);
      return [name, await github.keepObject(content)] as const;
    });
    return Promise.all(sending);
  }

  /** Keeps a photograph in this browser until it is published: that needs no network. */
  async function keepPhotograph(file: File) {
    const object = await objectOf(file);
    const name = photographName(file.name, object, 'jpg');
    await (await files()).put(`/${name}`, new Response(file)).catch(() => {
      throw new Error('Este telemóvel já não tem espaço para guardar a fotografia.');
    });
    writeStored(keptKey, JSON.stringify({ ...waiting(), [name]: object }));
    return name;
  }

  const host: Host = {
    github,
    builds,
    isShown: async (commit) => {
      const built = await (await fetch(COMMIT_BUILT, { cache: 'no-store' })).text();
      return /^[0-9a-f]{40}$/.test(built) && github.holds(built, commit);
    },
  };

  return {
    place,
    copy: last && snapshotOf(last),
    read: async () => keepCopy(await github.read(last)),
    write,
    history: async (most) => {
      const commits = await github.history(['content', pathOf('avisos')], most);
      const read = commits.map(async ({ sha: id, parent, moment, author }) => {
        const [was, is] = await Promise.all([github.objectsAt(parent), github.objectsAt(id)]);
        // A text that is taken back may name a photograph that went since.
        const past = Object.entries(was.photographs).filter(([name]) => !last?.photographs[name]);
        if (past.length > 0) writeStored(keptKey, JSON.stringify({ ...Object.fromEntries(past), ...waiting() }));
        const changed = FILE_NAMES.filter((name) => was.objects[name] !== is.objects[name]).map(async (name) => {
          const texts = [was, is].map((files) => github.text(files.objects[name]));
          const [before = null, after = null] = await Promise.all(texts);
          return { name, before, after };
        });
        const pharmacy = await github.text(was.objects.farmacia);
        return { id, moment, author, pharmacy, texts: await Promise.all(changed) };
      });
      return Promise.all(read);
    },
    keepPhotograph,
    photographAddress: async (name) => {
      const file = waiting()[name] && (await (await files()).match(`/${name}`));
      const object = last?.photographs[name] ?? waiting()[name];
      const content = file ? await base64Of(await file.blob()) : object && (await github.object(object));
      return content ? `data:image/*;base64,${content}` : '';
    },
    host,
  };
}

/** The photographs that farmacia.yaml named, and does not any more: they go in the same commit. */
function namesDropped({ texts, photographs }: Commit, farmacia: string): string[] {
  const [was, is] = [texts.farmacia ?? '', farmacia].map((text) => valuesIn('farmacia', text));
  return Object.keys(photographs).filter((name) => was?.has(name) && !is?.has(name));
}

/** The name that git gives to a file's bytes. */
async function objectOf(file: File): Promise<string> {
  const bytes = await new Blob([`blob ${file.size}\0`, file]).arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
