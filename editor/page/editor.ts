import { readStored, writeStored } from '../../src/browser/storage.ts';
import { type Path, valueAt } from '../../src/pharmacy/paths.ts';
import { fieldChanges } from '../core/changes.ts';
import { dataIn, type FileState, SCHEMAS, type ShownFinding } from '../core/content.ts';
import { type Draft, joinDrafts, type NamedDraft } from '../core/drafts.ts';
import { FILE_NAMES, type FileName } from '../core/file-names.ts';
import { mergeFiles } from '../core/merge.ts';
import { fieldId, isNothing, isSame, withoutEmpty, withValue } from '../core/paths.ts';
import { queue } from '../core/queue.ts';
import type { SavedContent } from '../core/saved-content.ts';
import { withoutBegun } from '../core/schema.ts';
import { addressShowing, TOPICS } from '../core/topics.ts';
import { type PastSentence, sentencesOf } from '../core/versions.ts';
import { mayHaveArrived } from '../stores/github.ts';
import { wouldOtherKeyHelp } from '../stores/github-calls.ts';
import { type Key, keepKey } from '../stores/key.ts';
import { smallPhotograph } from '../stores/photograph.ts';
import { type SavedDrafts, saveDrafts } from '../stores/save-drafts.ts';
import type { Store } from '../stores/store.ts';
import { TEXTS } from '../texts.ts';
import { Publications } from './publications.ts';

interface OpenFile {
  saved: FileState;
  /** The changes that are not saved; null when there are none. */
  draft: Draft | null;
  /** The mistakes in the draft, else in the file. */
  mistakes: readonly ShownFinding[];
  /** Sentences about the changes that the draft and somebody else made to one thing: the owner must decide. */
  disputed: readonly string[];
  /** Whether the mistakes of empty fields are shown too: after a try to save. */
  showsAll: boolean;
}

/** A file with a draft, dropped where it changes nothing. @param known the file before, for what was found in it */
function fileWith(saved: FileState, draft: Draft | null, known?: OpenFile): OpenFile {
  const isChange = draft !== null && !isSame(draft.data, saved.data);
  const untouched = { draft: null, mistakes: saved.mistakes, disputed: [], showsAll: false };
  return { ...untouched, ...(isChange && { ...known, draft }), saved };
}

/** The state of the editor, and the actions that change it: no React, no page. */
export class Editor {
  readonly store: Store;
  readonly files: Record<FileName, OpenFile>;
  content: SavedContent;
  /** A counter: the page beside the form loads again each time it goes up. */
  previews = 0;
  isSaving = false;
  /** Whether the status is a refusal. */
  isRefused = false;
  readonly publications: Publications;
  /** The id of the field whose text the browser does not keep; empty while it keeps all. */
  notKept = '';
  /** Whether another key would help. */
  needsKey = false;
  readonly #render: () => void;
  /** Reading waits for saving: content that is read meanwhile would be of before it. */
  readonly #inTurn = queue();
  #status = '';
  /** The reason for which the store does not answer; null while it does. */
  #lost: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Each file's draft as this tab last read it from the browser's storage: another tab may have typed since. */
  readonly #seen: Partial<Record<FileName, string>> = {};

  /** @param render renders the page anew, at once: what follows may put the focus into it */
  constructor(store: Store, content: SavedContent, render: () => void) {
    this.store = store;
    this.content = content;
    this.#render = render;
    // A closed tab may have left drafts behind.
    const files = content.files().map((saved) => {
      const kept = this.#kept(saved.name);
      this.#seen[saved.name] = kept;
      return [saved.name, fileWith(saved, JSON.parse(kept))];
    });
    this.files = Object.fromEntries(files);
    if (this.dirty.length > 0) this.#status = TEXTS.recovered;
    this.publications = new Publications(store.host, store.place, render, (sent) => void this.#read(sent));
    this.#reviewSoon();
  }

  get isLost(): boolean {
    return this.#lost !== null;
  }

  get status(): string {
    return this.#lost ?? this.#status;
  }

  say(status: string, isRefused = false): void {
    this.#status = status;
    this.isRefused = isRefused;
    this.#render();
  }

  /** Says why a call to the store failed, and looks whether it still answers. */
  readonly fail = (error: Error): void => {
    this.say(error.message, true);
    void this.load();
  };

  /** Loads the content, which somebody else may have changed. */
  readonly load = (): Promise<void> => this.#read([]);

  /** @param sent drafts of which it was not known whether they had arrived: they are saved */
  #read(sent: readonly NamedDraft[]): Promise<void> {
    return this.#inTurn(async () => {
      try {
        this.#show(this.content.with(await this.store.read()), sent);
        if (this.isLost || sent.length > 0) {
          this.#status = '';
          this.previews += 1;
        }
        this.#lost = null;
        this.needsKey = false;
        this.#reviewSoon();
      } catch (error) {
        this.#lost = (error as Error).message;
        this.needsKey = wouldOtherKeyHelp(error);
      }
      this.#render();
    });
  }

  /** Loads the content and the page beside the form, after what changes either. */
  reload(): void {
    this.previews += 1;
    void this.load();
  }

  /** A file is broken where nobody can read it and no draft mends it. */
  stateOf(name: FileName): 'clean' | 'changed' | 'broken' {
    const { saved, draft } = this.files[name];
    if (draft !== null) return 'changed';
    return saved.data === null ? 'broken' : 'clean';
  }

  /** The mistakes in a file. A field of a draft that was always empty is asked for after a try to save. */
  shownMistakes(name: FileName): readonly ShownFinding[] {
    const { draft, showsAll, saved, mistakes } = this.files[name];
    const isUnset = (value: unknown) => value === '' || isNothing(value);
    const isEmpty = (path: Path) => [draft?.data, saved.data].every((data) => isUnset(valueAt(data, path)));
    return mistakes.filter(({ path }) => draft === null || showsAll || !isEmpty(path));
  }

  /** The data that a file is to hold, and the saved data that they build on. */
  current(name: FileName): Draft {
    const { saved, draft } = this.files[name];
    return draft ?? { data: saved.data, base: saved.data };
  }

  set(name: FileName, path: Path, value: unknown): void {
    const { data, ...others } = this.current(name);
    this.setDraft(name, { ...others, data: withValue(data, path, value) }, path);
  }

  /** Goes to another draft, or back to what is saved. @param path the field that changes */
  setDraft(name: FileName, draft: Draft | null, path: Path = []): void {
    const file = this.files[name];
    this.#keep(name, fileWith(file.saved, draft, file));
    const isKept = this.#kept(name) === JSON.stringify(this.files[name].draft);
    this.notKept = isKept ? '' : fieldId(file.saved.file, path);
    this.#reviewSoon();
    this.say(isKept ? '' : TEXTS.notKept, !isKept);
  }

  /** Takes what was begun and left empty out of a topic that is left. */
  leave(name: FileName): void {
    const { data, ...others } = this.current(name);
    const filled = withoutBegun(SCHEMAS[name], data);
    if (this.stateOf(name) === 'changed' && !isSame(filled, data))
      this.setDraft(name, { ...others, data: withoutEmpty(filled) });
  }

  /** Keeps that a question is settled: on this computer at once, on a telephone with what is published next. */
  settle({ settledBy = [] }: ShownFinding): void {
    const settled = [this.current('confirmado').data ?? []].flat();
    this.set('confirmado', [], [...settled, ...settledBy]);
    if (this.store.computer) void this.save(['confirmado']);
  }

  /** Keeps a photograph. @returns its name @throws with a sentence where it is none */
  async keepPhotograph(file: File): Promise<string> {
    const name = await this.store.keepPhotograph(await smallPhotograph(file));
    const { snapshot } = this.content;
    this.content = this.content.with({ ...snapshot, photographs: { ...snapshot.photographs, [name]: null } });
    return name;
  }

  /** Saves drafts as one change. @param preferred whose change counts where disputed @returns whether it did */
  async save(names: readonly FileName[], preferred?: 'mine' | 'theirs'): Promise<boolean> {
    const sent = names.map((name) => ({ name, ...this.current(name) }));
    const { host } = this.store;
    const at = Date.now();
    this.isSaving = true;
    const [first] = sent.flatMap(({ name, base, data }) =>
      fieldChanges(SCHEMAS[name], base, data).map(({ path }) => addressShowing(name, path)),
    );
    if (host)
      host.onSent = (commit) =>
        this.publications.noteSent({ topics: names, at, seeAt: first ?? '/', sent: commit, drafts: sent });
    this.say('');
    const seen = names.map((name) => ({ name, sentences: this.files[name].disputed }));
    const saving = this.#inTurn(() => saveDrafts(this.store, this.content, sent, preferred, seen));
    const saved = await saving.catch((error: Error) => error);
    this.isSaving = false;
    const isSaved = !(saved instanceof Error || saved.disputed || saved.mistakes);
    this.publications.settle(at, mayHaveArrived(saved) ? null : isSaved);
    this.needsKey = wouldOtherKeyHelp(saved);
    if (!(saved instanceof Error)) this.#showSaved(sent, saved);
    // GitHub limits how often it is asked: not again for this.
    else if (host) this.say(`${saved.message} ${this.notKept ? TEXTS.notKept : TEXTS.kept}`, true);
    else this.fail(saved);
    return isSaved;
  }

  #showSaved(sent: readonly NamedDraft[], { content, disputed = [], mistakes }: SavedDrafts): void {
    const isSaved = disputed.length === 0 && !mistakes;
    this.#show(content, isSaved ? sent : []);
    for (const { name, sentences } of disputed) this.files[name].disputed = sentences;
    if (mistakes) {
      for (const { name } of sent) {
        const own = mistakes.filter((mistake) => mistake.name === name);
        if (own.length > 0) Object.assign(this.files[name], { mistakes: own, showsAll: true });
      }
      const elsewhere = mistakes.find((mistake) => !sent.some(({ name }) => name === mistake.name));
      this.say(elsewhere ? TEXTS.breaksElsewhere(elsewhere) : TEXTS.mistakes(mistakes.length), true);
    } else if (isSaved) {
      this.notKept = '';
      this.previews += 1;
      this.#reviewSoon();
      this.say(this.store.host ? '' : TEXTS.saved);
    } else this.say('');
  }

  /** Goes on with another key. */
  changeKey(key: Key): void {
    if (this.store.github) this.store.github.key = key;
    keepKey(key);
    this.needsKey = false;
    this.say(TEXTS.key.changed(key.until));
    void this.load();
  }

  /** The last changes since the pharmacy began that a field tells of, each with its sentences. */
  async history(most: number) {
    const all = await this.store.history(most);
    const older = all.findIndex(({ pharmacy }) => pharmacy !== undefined && !this.content.isOwn(pharmacy));
    const own = older < 0 ? all : all.slice(0, older);
    const changes = own.map((change) => ({ ...change, sentences: sentencesOf(change) }));
    return { changes: changes.filter(({ sentences }) => sentences.length > 0), hasMore: own.length === most };
  }

  /**
   * Takes one sentence of a past change back, in a draft. @param confirmUndo asked where the same was changed since
   * @returns whether it did; the status says why not
   */
  undo({ name, files }: PastSentence, confirmUndo: (disputed: string[]) => boolean): boolean {
    const theirs = this.current(name).data;
    if (files === null || theirs === null) this.say(TEXTS.undoUnreadable, true);
    else {
      const contents = { base: files.after, mine: files.undone, theirs };
      const { wanted, disputed } = mergeFiles(SCHEMAS[name], contents, undefined);
      if (isSame(wanted, theirs)) this.say(TEXTS.undoNone);
      else if (disputed.length === 0 || confirmUndo(disputed)) {
        this.setDraft(name, { ...this.current(name), data: wanted });
        // It may name a photograph that is in the past alone.
        void this.load();
        return true;
      }
    }
    return false;
  }

  /** Brings the last text of a file that can be read into a draft: nobody can read what there is. */
  async mend(name: FileName): Promise<void> {
    const past = (await this.store.history(30)).flatMap(({ texts }) => texts);
    const held = past.flatMap((one) => (one.name === name ? [one.after, one.before] : []));
    const text = held.find((one) => one !== null && dataIn(name, one) !== null);
    if (text) this.setDraft(name, { data: dataIn(name, text), base: null, text });
    else this.say(TEXTS.mendNone, true);
  }

  /** All that is typed and not saved. */
  get drafts(): NamedDraft[] {
    return this.dirty.map((name) => ({ name, ...this.current(name) }));
  }

  /** The files with something typed that is not saved. */
  get dirty(): FileName[] {
    return FILE_NAMES.filter((name) => this.stateOf(name) === 'changed');
  }

  /** The topics that the next publication takes. */
  get chosen(): FileName[] {
    return this.dirty.filter((name) => this.files[name].mistakes.length === 0);
  }

  /** The changes of these files' drafts that dispute somebody else's, each a sentence under its topic. */
  disputes(names: readonly FileName[]): string[] {
    return names.flatMap((name) => this.files[name].disputed.map((sentence) => `${TOPICS[name].title} › ${sentence}`));
  }

  readonly #key = (name: FileName) => `editor:${this.store.place}:${name}`;

  /** The draft that the browser keeps, as text. */
  readonly #kept = (name: FileName) => readStored(this.#key(name)) ?? 'null';

  /** Keeps a file's draft, joined with what another tab has typed into it since. */
  #keep(name: FileName, file: OpenFile): void {
    const [seen = 'null', kept] = [this.#seen[name], this.#kept(name)];
    const join = () => joinDrafts(SCHEMAS[name], file.draft, JSON.parse(kept), JSON.parse(seen), file.saved.data);
    this.files[name] = kept === seen ? file : fileWith(file.saved, join(), file);
    const text = JSON.stringify(this.files[name].draft);
    if (text !== kept) writeStored(this.#key(name), text);
    // It is read again, since the browser may have kept nothing.
    this.#seen[name] = this.#kept(name);
  }

  /** Joins what another tab has written into the browser's storage. @param key its key */
  readonly follow = (key: string | null): void => {
    this.publications.readAgain(key);
    const name = FILE_NAMES.find((known) => this.#key(known) === key);
    if (name === undefined) return;
    this.#keep(name, this.files[name]);
    // The other tab has published: the saved content is newer than this tab's.
    if (this.#kept(name) === 'null') void this.load();
    this.#reviewSoon();
    this.#render();
  };

  /** Shows newer content under the drafts. @param sent the drafts that it holds: what is typed since builds on them */
  #show(content: SavedContent, sent: readonly NamedDraft[] = []): void {
    this.content = content;
    for (const saved of content.files()) {
      const known = this.files[saved.name];
      const own = sent.find(({ name }) => name === saved.name);
      const isNewer = own && known.draft && !isSame(known.draft.data, own.data);
      if (own) this.#keep(saved.name, fileWith(saved, isNewer ? { data: known.draft?.data, base: own.data } : null));
      else this.#keep(saved.name, fileWith(saved, known.draft, known));
    }
  }

  /** A moment after the last key, looks for the drafts' mistakes, and shows them on the page beside. */
  #reviewSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.review(), 400);
  }

  review(): void {
    clearTimeout(this.#timer);
    const showNewest = (isNewer: boolean) => {
      if (!isNewer) return;
      this.previews += 1;
      this.#render();
    };
    try {
      const { mistakes, isShowable, rebased, texts } = this.content.judge(this.drafts);
      for (const name of this.dirty) {
        const file = this.files[name];
        // The draft moves onto the file's newest content, so that no field shows an old value.
        const draft = rebased.find((other) => other.name === name)?.draft ?? file.draft;
        const own = mistakes.filter((mistake) => mistake.name === name);
        this.#keep(name, fileWith(file.saved, draft, { ...file, mistakes: own }));
      }
      this.#render();
      if (isShowable) this.store.computer?.call('mostrar', { texts }).then(showNewest, this.fail);
    } catch (error) {
      // Somebody has broken a file under its draft.
      this.say((error as Error).message, true);
    }
  }
}
