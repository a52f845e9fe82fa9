import type { Path } from '../../src/pharmacy/paths.ts';
import { fieldChanges } from '../core/changes.ts';
import type { ShownFinding } from '../core/content.ts';
import { addressShowing, FILE_NAMES, type FileName, SCHEMAS, TOPICS } from '../core/content-files.ts';
import type { Draft, NamedDraft } from '../core/drafts.ts';
import { fieldId, isSame, withoutEmpty, withValue } from '../core/paths.ts';
import { queue } from '../core/queue.ts';
import type { Dispute, SavedContent } from '../core/saved-content.ts';
import { withoutBegun } from '../core/schema.ts';
import { mayHaveArrived } from '../stores/github.ts';
import { wouldOtherKeyHelp } from '../stores/github-calls.ts';
import { type Key, keepKey } from '../stores/key.ts';
import { smallPhotograph } from '../stores/photograph.ts';
import { type SavedDrafts, saveDrafts } from '../stores/save-drafts.ts';
import type { Store } from '../stores/store.ts';
import { TEXTS } from '../texts.ts';
import { fileWith, keepDraft, keptDraft, type OpenFile } from './kept-drafts.ts';
import { Publications } from './publications.ts';

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
  /** The pharmacy with the drafts, as of the last review; null where something is wrong. */
  pharmacy: ReturnType<SavedContent['judge']>['pharmacy'] = null;
  readonly #render: () => void;
  /** Reading waits for saving: content that is read meanwhile would be of before it. */
  readonly #inTurn = queue();
  /** The changes that drafts and somebody else made to one thing. */
  #disputed: readonly Dispute[] = [];
  #status = '';
  /** The reason for which the store does not answer; null while it does. */
  #lost: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** @param render renders the page anew, at once: what follows may put the focus into it */
  constructor(store: Store, content: SavedContent, render: () => void) {
    this.store = store;
    this.content = content;
    this.#render = render;
    // A closed tab may have left drafts behind.
    const files = content.files().map((saved) => [saved.name, fileWith(saved, keptDraft(store.place, saved.name))]);
    this.files = Object.fromEntries(files);
    this.publications = new Publications(store.host, store.place, render, (arrived) => {
      this.#status = '';
      void this.#read(arrived);
    });
    // Not while a publication is asked about: then its own line stands there.
    if (this.dirty.length > 0 && !this.publications.isOpen()) this.#status = TEXTS.recovered;
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

  /** @param sent drafts whose arrival was in doubt, and is now certain */
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

  /** Whether nobody can read a file, and nothing is put back in its place yet. */
  isUnreadable(name: FileName): boolean {
    const { saved, draft } = this.files[name];
    return saved.data === null && draft?.base !== null;
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
    const isKept = this.#keep(fileWith(file.saved, draft, file));
    this.notKept = isKept ? '' : fieldId(file.saved.file, path);
    this.#reviewSoon();
    this.say(isKept ? '' : TEXTS.notKept, !isKept);
  }

  /** Takes what was begun and left empty out of a topic that is left. */
  leave(name: FileName): void {
    const { saved, draft } = this.files[name];
    const data = withoutEmpty(withoutBegun(SCHEMAS[name], draft?.data ?? null));
    if (draft === null || isSame(data, draft.data)) return;
    const isChange = fieldChanges(SCHEMAS[name], saved.data, data).length > 0;
    this.setDraft(name, isChange ? { ...draft, data } : null);
  }

  /** Shows the mistakes of empty fields too, in every topic with a draft. */
  showAllMistakes(): void {
    // A page that was loaded again has left none.
    for (const name of this.dirty) this.leave(name);
    for (const name of this.dirty) this.files[name].showsAll = true;
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

  /** Saves drafts as one change. @param preferred whose change counts where disputed @returns whether all were */
  async save(names: readonly FileName[], preferred?: 'mine' | 'theirs'): Promise<boolean> {
    const sent = names.map((name) => ({ name, ...this.current(name) }));
    const { host } = this.store;
    const at = Date.now();
    this.isSaving = true;
    const [first] = sent.flatMap(({ name, base, data }) =>
      fieldChanges(SCHEMAS[name], base, data).map(({ path }) => addressShowing(name, path)),
    );
    const publication = { topics: names, at, seeAt: first ?? '/', drafts: sent };
    this.publications.note({ ...publication, state: 'lost' });
    if (host)
      host.github.onSent = (commit) => this.publications.note({ ...publication, sent: commit, state: 'unknown' });
    this.say('');
    const saving = this.#inTurn(() => saveDrafts(this.store, this.content, sent, preferred, this.#disputed));
    const saved = await saving.catch((error: Error) => error);
    this.isSaving = false;
    const isSaved = !(saved instanceof Error || saved.disputed || saved.mistakes);
    this.publications.settle(at, mayHaveArrived(saved) ? null : isSaved);
    this.needsKey = wouldOtherKeyHelp(saved);
    if (!(saved instanceof Error)) {
      this.#lost = null;
      this.#showSaved(sent, saved);
    }
    // Not `fail`, which reads again: GitHub limits how often it is asked.
    else if (mayHaveArrived(saved)) this.say('');
    else if (host) this.say(`${saved.message} ${this.notKept ? TEXTS.notKept : TEXTS.kept}`, true);
    else this.fail(saved);
    // A topic whose file somebody else broke meanwhile does not keep the others from being saved.
    const right = names.filter((name) => this.files[name].mistakes.length === 0);
    const goesOn = host && !(saved instanceof Error) && saved.mistakes && right.length < names.length;
    return goesOn && right.length > 0 ? this.save(right, preferred) : isSaved;
  }

  #showSaved(sent: readonly NamedDraft[], { content, disputed = [], mistakes }: SavedDrafts): void {
    const isSaved = disputed.length === 0 && !mistakes;
    this.#show(content, isSaved ? sent : []);
    const others = this.#disputed.filter(({ name }) => !sent.some((one) => one.name === name));
    this.#disputed = [...others, ...disputed];
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

  changeKey(key: Key): void {
    if (this.store.host) this.store.host.github.key = key;
    keepKey(key);
    this.needsKey = false;
    this.say(TEXTS.key.changed(key.until));
    void this.load();
  }

  /** All that is typed and not saved. */
  get drafts(): NamedDraft[] {
    return this.dirty.map((name) => ({ name, ...this.current(name) }));
  }

  get dirty(): FileName[] {
    return FILE_NAMES.filter((name) => this.files[name].draft !== null);
  }

  /** The topics that the next publication takes. */
  get publishable(): FileName[] {
    return this.dirty.filter((name) => this.files[name].mistakes.length === 0);
  }

  /** The questions about what the next publication takes. */
  get questions(): ShownFinding[] {
    return this.content.questions(this.#published).filter(({ level }) => level === 'asked');
  }

  /** What keeps a host from showing the site after the next publication. */
  get refused(): ShownFinding[] {
    return this.#refusedWith(this.#published);
  }

  /** Whether the host cannot show what is published already. */
  get standsStill(): boolean {
    return FILE_NAMES.some((name) => this.files[name].saved.mistakes.length > 0) || this.#refusedWith([]).length > 0;
  }

  /** A demonstration may be shown on purpose. */
  #refusedWith(drafts: readonly NamedDraft[]): ShownFinding[] {
    const isAllowed = Object(this.current('farmacia').data).demonstracao ? ['invented'] : [];
    return this.content.findings(drafts).filter(({ level }) => !['asked', 'error', ...isAllowed].includes(level));
  }

  get #published(): NamedDraft[] {
    return this.drafts.filter(({ name }) => this.publishable.includes(name));
  }

  /** The changes of these files' drafts that dispute somebody else's, each a sentence under its topic. */
  disputes(names: readonly FileName[]): string[] {
    const open = this.#disputed.filter(({ name }) => names.includes(name) && this.files[name].draft);
    return open.map(({ name, sentence }) => `${TOPICS[name].title} › ${sentence}`);
  }

  /** Shows a file, and keeps its draft. @returns whether the browser does */
  #keep(file: OpenFile): boolean {
    this.files[file.saved.name] = file;
    return keepDraft(this.store.place, file);
  }

  /** Shows newer content under the drafts. @param sent the drafts that it holds: what is typed since builds on them */
  #show(content: SavedContent, sent: readonly NamedDraft[] = []): void {
    this.content = content;
    for (const saved of content.files()) {
      const known = this.files[saved.name];
      const own = sent.find(({ name }) => name === saved.name);
      const isNewer = own && known.draft && !isSame(known.draft.data, own.data);
      const left = isNewer ? { data: known.draft?.data, base: own.data } : null;
      this.#keep(own ? fileWith(saved, left) : fileWith(saved, known.draft, known));
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
    const { mistakes, pharmacy, rebased, texts } = this.content.judge(this.drafts);
    this.pharmacy = pharmacy;
    for (const name of this.dirty) {
      const file = this.files[name];
      // The draft moves onto the file's newest content, so that no field shows an old value.
      const draft = rebased.find((other) => other.name === name)?.draft ?? file.draft;
      const own = mistakes.filter((mistake) => mistake.name === name);
      this.#keep(fileWith(file.saved, draft, { ...file, mistakes: own }));
    }
    this.#render();
    if (pharmacy) this.store.computer?.call('mostrar', { texts }).then(showNewest, this.fail);
  }
}
