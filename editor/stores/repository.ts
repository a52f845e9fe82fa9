import { readStored, writeStored } from '../../src/browser/storage.ts';
import { PHOTOGRAPHS } from '../../src/pharmacy/photographs/photograph.ts';
import { sentencesBetween, valuesIn } from '../core/content.ts';
import { FILE_NAMES, type FileName, pathOf } from '../core/file-names.ts';
import type { Snapshot, Texts } from '../core/saved-content.ts';
import { photographSlug } from '../core/slug.ts';
import { TOPICS } from '../core/topics.ts';
import type { Change, Commit, GitHub } from './github.ts';
import { base64Of } from './photograph.ts';
import type { Host, Store } from './store.ts';

/** The file that names the commit that the site was built of (build/editor-page.ts). */
const COMMIT_BUILT = '/editar/versao.txt';

/** GitHub: the content in a repository. */
export function repositoryStore(github: GitHub, hostBuilds: boolean): Store & { host: Host; github: GitHub } {
  const { name: repository, folder } = github.repository;
  const place = [repository, folder].filter(Boolean).join('/');
  const [keptKey, copyKey] = [`editor:${place}:fotografias`, `editor:${place}:copia`];
  /** Photographs that GitHub has as objects, and no commit may have yet: the object of each name. */
  const kept: Record<string, string> = JSON.parse(readStored(keptKey) ?? '{}');
  /** The last files that this tab, or one before it, read or wrote. */
  let last: Commit | null = JSON.parse(readStored(copyKey) ?? 'null');

  function keepCopy(commit: Commit): Snapshot {
    last = commit;
    writeStored(copyKey, JSON.stringify(commit));
    return snapshotOf(commit);
  }

  function snapshotOf({ commit, texts, photographs }: Commit): Snapshot {
    const all = Object.keys({ ...photographs, ...kept });
    return { version: commit, texts, photographs: Object.fromEntries(all.map((name) => [name, null])) };
  }

  async function write(texts: Texts, onTop: Snapshot): Promise<Snapshot | null> {
    const base = last;
    // Read once more, and joined.
    if (base?.commit !== onTop.version) return null;
    const names = FILE_NAMES.filter((name) => texts[name] !== undefined);
    const changed = names.map((name) => ({ path: pathOf(name), content: texts[name] ?? '' }));
    const photographs = keptPhotographsIn(texts.farmacia ?? '');
    const written = await github.write([...changed, ...photographs], messageOf(names, texts, onTop), base);
    if (written === null) return null;
    const objects = Object.fromEntries(Object.entries(base.objects).filter(([name]) => !(name in texts)));
    return keepCopy({ ...base, ...written, objects, texts: { ...base.texts, ...texts } });
  }

  /** The kept photographs that a text of farmacia.yaml names. */
  function keptPhotographsIn(farmacia: string): Change[] {
    const named = valuesIn('farmacia', farmacia);
    const isNew = (name: string) => named.has(name) && !last?.photographs[name];
    const entries = Object.entries(kept).filter(([name]) => isNew(name));
    return entries.map(([name, sha]) => ({ path: `${PHOTOGRAPHS}/${name}`, sha }));
  }

  async function keepPhotograph(file: File) {
    // An object's name is a hash of its bytes.
    const object = await github.keepObject(await base64Of(file));
    const known = { ...last?.photographs, ...kept };
    const same = Object.keys(known).find((name) => known[name] === object);
    const name = same ?? `${photographSlug(file.name, object, Object.keys(known))}.jpg`;
    kept[name] = object;
    writeStored(keptKey, JSON.stringify(kept));
    return name;
  }

  return {
    place,
    copy: last && snapshotOf(last),
    read: async () => keepCopy(await github.read(last)),
    write,
    history: async () => {
      const commits = await github.history(['content', pathOf('avisos')]);
      return commits.map(({ sha, parent, moment, message }) => {
        const [subject = '', ...body] = message.split('\n').filter(Boolean);
        const sentences = body.length > 0 ? body : [subject];
        return { id: sha, moment, sentences, texts: () => github.changesBetween(parent, sha) };
      });
    },
    keepPhotograph,
    photographAddress: async (name) => {
      const object = last?.photographs[name] ?? kept[name];
      return object ? `data:image/*;base64,${await github.object(object)}` : '';
    },
    github,
    host: {
      builds: hostBuilds,
      isShown: async (commit) => {
        const built = await (await fetch(COMMIT_BUILT, { cache: 'no-store' })).text();
        return /^[0-9a-f]{40}$/.test(built) && github.holds(built, commit);
      },
    },
  };
}

/** A commit's message: what was changed, as an owner calls it, and below it each change in a sentence. */
function messageOf(changed: readonly FileName[], texts: Texts, { texts: before }: Snapshot): string {
  const titles = changed.map((name) => `«${TOPICS[name].title}»`);
  const sentences = changed.flatMap((name) =>
    sentencesBetween(name, before[name] ?? '', texts[name] ?? '').map((text) => `${TOPICS[name].title} › ${text}`),
  );
  return `Muda ${new Intl.ListFormat('pt-PT').format(titles)}, pelo telemóvel\n\n${sentences.join('\n')}`;
}
