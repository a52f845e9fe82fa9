import { readStored, writeStored } from '../../src/browser/storage.ts';
import { today } from '../../src/opening/today.ts';
import { CONTENT_FILES, type ContentFile } from '../../src/pharmacy/content.ts';
import { ORIGINAL, originalsFrom } from '../../src/pharmacy/default-texts.ts';
import { clauseInFile, sentenceInPlace } from '../../src/pharmacy/mistakes/mistakes.ts';
import { leaves } from '../../src/pharmacy/paths.ts';
import { findingsIn } from '../../src/pharmacy/publishing/findings.ts';
import { readTexts } from '../../src/pharmacy/read-texts.ts';
import { MUNICIPALITIES } from '../../src/pharmacy/schemas/municipalities.ts';
import { parseSource, type Source } from '../../src/pharmacy/source.ts';
import { kindMistake, missingPhotograph, PHOTOGRAPHS } from '../../src/photographs/photograph.ts';
import { changesBetween, dataIn, SCHEMAS, type ShownFinding, shownFinding, stateOf } from '../core/content.ts';
import { type NamedDraft, reviewOf, written } from '../core/drafts.ts';
import { FILE_NAMES, type FileName, pathOf } from '../core/file-names.ts';
import { queue } from '../core/queue.ts';
import { Refused } from '../core/refused.ts';
import { slugOf } from '../core/slug.ts';
import { TOPICS } from '../core/topics.ts';
import type { Start } from '../server/api.ts';
import { type Changes, CROWDED, type GitHub, type Snapshot } from './github.ts';
import { shrunk } from './shrink.ts';
import type { AtGitHub, Published, Store } from './store.ts';

/** The file that names the commit that the site was built of (build/editor-page.ts). */
const VERSION = '/editar/versao.txt';

/** How often what somebody else publishes meanwhile is joined, before the owner is asked to try again. */
const TRIES = 5;

type Texts = Record<FileName, string>;

/** GitHub: the content in a repository, judged and joined here. @param originalOf gives a text of the demonstration, by its path: its labels are lent, and its facts are nobody's */
export function repositoryStore(
  github: GitHub,
  originalOf: (file: string) => string,
  hostBuilds: boolean,
): Store & { atGitHub: AtGitHub } {
  const { name: repository, folder } = github.repository;
  const place = [repository, folder].filter(Boolean).join('/');
  const keptKey = `editor:${place}:fotografias`;
  /** Photographs that GitHub has as objects, and no commit yet: the object of each name. */
  const kept = new Map<string, string>(Object.entries(JSON.parse(readStored(keptKey) ?? '{}')));
  const originals = originalsFrom(originalOf);
  const demonstration = new Map(
    FILE_NAMES.map((name) => [name, parseSource(pathOf(name), originalOf(`${ORIGINAL}/${pathOf(name)}`))]),
  );
  let snapshot: Snapshot | undefined;
  let sources: ReadonlyMap<string, Source> | undefined;

  const textsNow = (): Texts => {
    const texts = FILE_NAMES.map((name) => [name, snapshot?.texts[name] ?? textWithout(name)]);
    return Object.fromEntries(texts);
  };

  /** Reads all the content. @param instead texts in the place of files, by their path */
  function readingOf(instead: Readonly<Record<string, string>> = {}) {
    const files = FILE_NAMES.map((name) => {
      const { file, empty }: ContentFile = CONTENT_FILES[name];
      return { name, shown: file, text: instead[file] ?? snapshot?.texts[name] ?? (empty ? '' : null) };
    });
    const isThere = (name: string) => snapshot?.photographs.has(name) || kept.has(name);
    const photographMistake = (name: string) => (isThere(name) ? null : missingPhotograph(name));
    const reading = readTexts({ files, originals, photographMistake, builtOn: today() }, sources);
    sources = reading.sources;
    return reading;
  }

  function mistakesOf(instead: Readonly<Record<string, string>> = {}): ShownFinding[] {
    const { mistakes, sources } = readingOf(instead);
    return mistakes.map((mistake) => shownFinding(mistake, sources));
  }

  /** The findings besides mistakes: a host may refuse them, or only the owner knows. */
  function findingsOf(instead: Readonly<Record<string, string>> = {}): ShownFinding[] {
    const { pharmacy, sources } = readingOf(instead);
    const found = pharmacy ? findingsIn(pharmacy, sources, demonstration, today()) : [];
    return found.map((finding) => shownFinding(finding, sources));
  }

  function startNow(): Start {
    const [texts, found] = [textsNow(), mistakesOf()];
    return {
      folder: place,
      files: FILE_NAMES.map((name) => stateOf(name, texts[name], found)),
      schemas: SCHEMAS,
      municipalities: [...MUNICIPALITIES].toSorted((a, b) => a.localeCompare(b, 'pt')),
      isBorrowed: false,
      questions: [],
    };
  }

  async function open(): Promise<Start> {
    snapshot = await github.read();
    return startNow();
  }

  async function publish(drafts: readonly NamedDraft[], preferred?: unknown): Promise<Published> {
    for (let time = 0; time < TRIES; time++) {
      const onTop = await github.read();
      snapshot = onTop;
      const texts = textsNow();
      const all = drafts.map((draft) => written({ ...draft, preferred }, texts[draft.name]));
      const disputed = all.filter((one) => one.disputed.length > 0);
      if (disputed.length > 0)
        return { disputed: disputed.map(({ name, disputed }) => ({ name, sentences: disputed })) };
      const before = new Set(mistakesOf().map(({ name, sentence }) => `${name}${sentence}`));
      const { mistakes } = reviewOf(all, mistakesOf);
      const stopping = mistakes.filter(
        ({ name, sentence }) => drafts.some((draft) => draft.name === name) || !before.has(`${name}${sentence}`),
      );
      if (stopping.length > 0) return { mistakes: stopping };
      const changed = all.filter(({ name, text }) => text !== texts[name]);
      const changes: Changes = new Map<string, { text: string } | { object: string }>([
        ...changed.map(({ file, text }): [string, { text: string }] => [file, { text }]),
        ...photographsIn(all.find(({ name }) => name === 'farmacia')?.text ?? ''),
      ]);
      // The texts to be published are there already.
      const commit = changes.size > 0 ? await github.write(changes, messageOf(changed), onTop) : onTop.commit;
      if (commit === null) continue;
      const newTexts = Object.fromEntries(changed.map(({ name, text }) => [name, text]));
      snapshot = {
        ...onTop,
        commit,
        texts: { ...onTop.texts, ...newTexts },
        photographs: new Map([...onTop.photographs, ...kept]),
      };
      return { commit, start: startNow() };
    }
    throw new Refused(409, CROWDED);
  }

  /** The kept photographs that a text of farmacia.yaml names, and that are in no commit. */
  function photographsIn(farmacia: string): [string, { object: string }][] {
    const named = new Set(leaves(dataIn('farmacia', farmacia)).map(({ value }) => value));
    return [...kept].flatMap(([name, object]): [string, { object: string }][] =>
      named.has(name) && !snapshot?.photographs.has(name) ? [[`${PHOTOGRAPHS}/${name}`, { object }]] : [],
    );
  }

  async function keepPhotograph(file: File) {
    const stem = file.name.replace(/\.[^.]*$/, '');
    const bytes = await shrunk(file);
    // A file that the browser cannot read is explained by its first bytes.
    const mistake = kindMistake(file.name, bytes ?? new Uint8Array(await file.slice(0, 64).arrayBuffer()));
    if (bytes === null || mistake)
      return { refused: sentenceInPlace(mistake ? clauseInFile(mistake) : `não consigo ler «${file.name}»`) };
    const taken = [...(snapshot?.photographs.keys() ?? []), ...kept.keys()].map((name) => name.replace(/\.[^.]*$/, ''));
    const name = `${slugOf(stem, taken)}.jpg`;
    kept.set(name, await github.keepObject(base64Of(bytes)));
    writeStored(keptKey, JSON.stringify(Object.fromEntries(kept)));
    return { name };
  }

  const textWithout = (name: FileName) => {
    const { empty }: ContentFile = CONTENT_FILES[name];
    return Array.isArray(empty) ? '[]\n' : '';
  };

  // A text read while a commit is made would be of before it.
  const inTurn = queue();
  return {
    open: () => inTurn(open),
    review: async (drafts) => {
      const texts = textsNow();
      const all = drafts.map((draft) => written(draft, texts[draft.name]));
      return { ...reviewOf(all, mistakesOf), isShown: false };
    },
    keepPhotograph,
    photographAddress: async (name) => {
      const object = snapshot?.photographs.get(name) ?? kept.get(name);
      return object ? `data:image/*;base64,${await github.object(object)}` : '';
    },
    atGitHub: {
      pending: (drafts) => {
        const texts = textsNow();
        return drafts.flatMap((draft) => {
          const { text } = written({ ...draft, preferred: 'mine' }, texts[draft.name]);
          const isSame = text === texts[draft.name];
          return isSame ? [] : [{ name: draft.name, sentences: changesBetween(draft.name, texts[draft.name], text) }];
        });
      },
      doubts: (drafts) => {
        const texts = textsNow();
        const all = drafts.map((draft) => written({ ...draft, preferred: 'mine' }, texts[draft.name]));
        const known = new Set(findingsOf().map(({ sentence }) => sentence));
        const instead = Object.fromEntries(all.map(({ file, text }) => [file, text]));
        return findingsOf(instead).filter(({ sentence }) => !known.has(sentence));
      },
      publish: (drafts, preferred) => inTurn(() => publish(drafts, preferred)),
      hostBuilds,
      isShown: async (commit) => {
        const shown = await (await fetch(VERSION, { cache: 'no-store' })).text();
        return /^[0-9a-f]{40}$/.test(shown) && github.holds(shown, commit);
      },
    },
  };
}

/** A commit's message: what was changed, as an owner calls it. */
function messageOf(changed: readonly { name: FileName }[]): string {
  const titles = changed.map(({ name }) => TOPICS[name].title);
  return `Muda ${new Intl.ListFormat('pt-PT').format(titles.map((title) => `«${title}»`)) || 'fotografias'}, pelo telemóvel`;
}

function base64Of(bytes: Uint8Array): string {
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters);
}
