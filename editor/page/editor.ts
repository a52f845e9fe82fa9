import { readStored, writeStored } from '../../src/browser/storage.ts';
import type { Path } from '../../src/pharmacy/paths.ts';
import type { FileState, ShownFinding } from '../core/content.ts';
import type { Draft, NamedDraft } from '../core/drafts.ts';
import type { FileName } from '../core/file-names.ts';
import { withValue } from '../core/paths.ts';
import type { Saved, Start } from '../server/api.ts';
import type { AtGitHub, Computer, Store } from '../stores/store.ts';
import { TEXTS } from '../texts.ts';

/** How a file stands with what is typed into it; `lost` where its store does not answer. */
type State = 'clean' | 'changed' | 'saving' | 'conflict' | 'broken' | 'lost';

/** How long a host may take to build, and how often the site is asked, in milliseconds. */
const [LONGEST_BUILD, LOOK_AGAIN] = [600_000, 10_000];

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

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
  isSaving: boolean;
}

/** A file with the changes of a draft, which is dropped where it changes nothing. @param known the file before, for what was found in it */
function opened(saved: FileState, draft: Draft | null, known?: OpenFile): OpenFile {
  const isChange = draft !== null && JSON.stringify(draft.data) !== JSON.stringify(saved.data);
  const untouched = { draft: null, mistakes: saved.mistakes, disputed: [], showsAll: false, isSaving: false };
  return { ...untouched, ...(isChange && { ...known, draft }), saved };
}

/** The state of the editor, and the actions that change it: no React, no page. */
export class Editor {
  readonly start: Start;
  readonly store: Store;
  readonly files: Record<FileName, OpenFile>;
  /** A counter: the page beside the form loads again each time it goes up. */
  shown = 0;
  /** How publishing from here stands. */
  publishing = { isBusy: false, isRefused: false, text: '' };
  readonly #render: () => void;
  #status = '';
  /** Why the store does not answer; null while it does. */
  #lost: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param render renders the page anew, at once: what follows may put the focus into it */
  constructor(store: Store, start: Start, render: () => void) {
    this.store = store;
    this.start = start;
    this.#render = render;
    // With the drafts that a closed tab left behind.
    const drafts = start.files.map(({ name }) => JSON.parse(readStored(this.#key(name)) ?? 'null'));
    const files = start.files.map((saved, i) => [saved.name, opened(saved, drafts[i])]);
    this.files = Object.fromEntries(files);
    if (this.isDirty) this.#status = TEXTS.recovered;
    this.#reviewSoon();
  }

  /** How a file stands, the gravest first. */
  stateOf(name: FileName): State {
    const { saved, draft, disputed, isSaving } = this.files[name];
    if (saved.data === null) return 'broken';
    if (this.isLost) return 'lost';
    if (isSaving) return 'saving';
    if (disputed.length > 0) return 'conflict';
    return draft === null ? 'clean' : 'changed';
  }

  get isLost(): boolean {
    return this.#lost !== null;
  }

  get status(): string {
    return this.#lost ?? this.#status;
  }

  /** Calls the editor's own server, where there is one: only then the page offers what asks it. */
  call<Answer>(name: string, request: object = {}): Promise<Answer> {
    return this.store.computer?.call<Answer>(name, request) ?? Promise.reject(new Error(TEXTS.lost));
  }

  say(status: string): void {
    this.#status = status;
    this.#render();
  }

  /** Says why a call to the editor failed, and looks whether it still runs. */
  readonly fail = (error: Error): void => {
    this.say(error.message);
    void this.load();
  };

  /** Loads the files, which somebody else may have changed. */
  readonly load = async (): Promise<void> => {
    let why: string | null = null;
    const fresh = await this.store.open().catch((error: Error) => {
      why = error.message;
    });
    if (fresh) {
      for (const saved of fresh.files) {
        const known = this.files[saved.name];
        this.files[saved.name] = opened(saved, known.draft, known);
      }
      if (this.isLost) {
        this.#status = '';
        this.shown += 1;
      }
      this.#reviewSoon();
    }
    this.#lost = why;
    this.#render();
  };

  /** Loads the files and the page beside the form, after what changes either. */
  reload(): void {
    this.shown += 1;
    void this.load();
  }

  /** The data that a file is to hold, and the saved data that they build on. */
  current(name: FileName): Draft {
    const { saved, draft } = this.files[name];
    return draft ?? { data: saved.data, base: saved.data };
  }

  set(name: FileName, path: Path, value: unknown): void {
    const { data, base } = this.current(name);
    this.setDraft(name, { data: withValue(data, path, value), base });
  }

  /** Goes to another draft, or back to what is saved. */
  setDraft(name: FileName, draft: Draft | null): void {
    const file = this.files[name];
    this.#put(name, opened(file.saved, draft, file));
    this.#reviewSoon();
    this.say('');
  }

  /** Saves the draft. @returns whether it was saved */
  save(name: FileName, preferred?: 'mine' | 'theirs'): Promise<boolean> {
    const { draft } = this.files[name];
    return this.#send(name, ({ save }) => save({ name, ...this.current(name), preferred }), draft, true);
  }

  /** Puts back a version of a file, in the place of the draft too. */
  readonly restore = (name: FileName, id: string) =>
    this.#send(name, ({ restore }) => restore(name, id), this.files[name].draft);

  /** Takes back the newest saved change; once more, the one before it. */
  readonly takeBack = (name: FileName) => this.#send(name, ({ takeBack }) => takeBack(name));

  /** Publishes all drafts as one change of the repository. @param preferred whose change counts where both changed the same */
  async publish(preferred?: 'mine' | 'theirs'): Promise<void> {
    const { atGitHub } = this.store;
    if (!atGitHub || this.publishing.isBusy) return;
    const sent = this.drafts;
    this.#sayPublishing(TEXTS.telephone.sending, { isBusy: true });
    try {
      const answer = await atGitHub.publish(sent, preferred);
      if ('disputed' in answer) {
        for (const { name, sentences } of answer.disputed) this.files[name].disputed = sentences;
        this.#sayPublishing('');
      } else if ('mistakes' in answer) {
        for (const { name } of sent) this.files[name].mistakes = answer.mistakes.filter((found) => found.name === name);
        const elsewhere = answer.mistakes.find((found) => !sent.some(({ name }) => name === found.name));
        this.#sayPublishing(elsewhere ? TEXTS.breaksElsewhere(elsewhere) : TEXTS.telephone.wrong, { isRefused: true });
      } else {
        for (const saved of answer.start.files) {
          const { draft, saved: before } = this.files[saved.name];
          const own = sent.find(({ name }) => name === saved.name);
          // Letters typed meanwhile build on the draft that was sent.
          const typedSince = draft && draft.data !== own?.data ? { ...draft, base: own?.data ?? before.data } : null;
          this.#put(saved.name, opened(saved, typedSince));
        }
        this.#sayPublishing(atGitHub.hostBuilds ? TEXTS.telephone.building : TEXTS.telephone.published);
        if (atGitHub.hostBuilds) void this.#untilShown(atGitHub, answer.commit);
      }
    } catch (error) {
      this.#sayPublishing((error as Error).message, { isRefused: true });
    }
  }

  /** Says when the site itself shows a commit, or that it does not. */
  async #untilShown(atGitHub: AtGitHub, commit: string): Promise<void> {
    const isNewest = () => this.publishing.text === TEXTS.telephone.building;
    for (const end = Date.now() + LONGEST_BUILD; isNewest() && Date.now() < end; await pause(LOOK_AGAIN))
      if (await atGitHub.isShown(commit).catch(() => false)) return this.#sayPublishing(TEXTS.telephone.shown);
    if (isNewest()) this.#sayPublishing(TEXTS.telephone.notShown, { isRefused: true });
  }

  #sayPublishing(text: string, { isBusy = false, isRefused = false } = {}): void {
    this.publishing = { text, isBusy, isRefused };
    this.#render();
  }

  /** All that is typed and not saved. */
  get drafts(): NamedDraft[] {
    const changed = Object.values(this.files).filter(({ draft }) => draft !== null);
    return changed.map(({ saved: { name } }) => ({ name, ...this.current(name) }));
  }

  /** Whether anything typed is not saved. */
  get isDirty(): boolean {
    return Object.values(this.files).some(({ draft }) => draft !== null);
  }

  readonly #key = (name: FileName) => `editor:${this.start.folder}:${name}`;

  #put(name: FileName, file: OpenFile): void {
    this.files[name] = file;
    writeStored(this.#key(name), JSON.stringify(file.draft));
  }

  /** Has the server look at the drafts, a moment after the last key: for their mistakes, and to show them on the page beside the form. */
  #reviewSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#review().catch(this.fail), 400);
  }

  async #review(): Promise<void> {
    const looked = Object.values(this.files).filter(({ draft }) => draft !== null);
    const { mistakes, moved, isShown } = await this.store.review(this.drafts);
    for (const { saved, draft } of looked) {
      const file = this.files[saved.name];
      // One that has changed meanwhile is looked at again.
      if (file.draft !== draft) continue;
      // On top of what its file holds by now: no field shows an old value.
      const onTop = moved.find(({ name }) => name === saved.name)?.draft ?? draft;
      const found = mistakes.filter(({ name }) => name === saved.name);
      this.#put(saved.name, opened(file.saved, onTop, { ...file, mistakes: found }));
    }
    if (isShown) this.shown += 1;
    this.#render();
  }

  /**
   * @param sent the draft that the answer stands for
   * @param isOfForm whether its mistakes are those of the form: no field shows the mistakes of an older version
   */
  async #send(
    name: FileName,
    act: (computer: Computer) => Promise<Saved>,
    sent: Draft | null = null,
    isOfForm = false,
  ): Promise<boolean> {
    const { computer } = this.store;
    if (!computer) return false;
    this.files[name].isSaving = true;
    this.#render();
    try {
      const answer = await act(computer);
      this.files[name].isSaving = false;
      if ('saved' in answer) {
        const { draft } = this.files[name];
        // Letters typed meanwhile build on the draft that was sent; where none was, on what was there.
        const typedSince = draft && draft !== sent ? { data: draft.data, base: sent?.data ?? draft.base } : null;
        this.#put(name, opened(answer.saved, typedSince));
        this.#status = answer.changes ? TEXTS.undone(answer.changes) : TEXTS.saved;
        this.shown += 1;
        this.#reviewSoon();
      } else if ('disputed' in answer) {
        await this.load();
        this.files[name].disputed = answer.disputed;
      } else {
        const own = answer.mistakes.filter((mistake) => isOfForm && mistake.name === name);
        if (own.length > 0) Object.assign(this.files[name], { mistakes: own, showsAll: true });
        const elsewhere = answer.mistakes.find((mistake) => !own.includes(mistake));
        this.#status = elsewhere ? TEXTS.breaksElsewhere(elsewhere) : TEXTS.mistakes(own.length);
      }
      this.#render();
      return 'saved' in answer;
    } catch (error) {
      this.files[name].isSaving = false;
      this.fail(error as Error);
      return false;
    }
  }
}
