import { readStored, writeStored } from '../../src/browser/storage.ts';
import type { Path } from '../../src/pharmacy/paths.ts';
import type { FileState, ShownFinding } from '../core/content.ts';
import type { FileName } from '../core/file-names.ts';
import { withValue } from '../core/paths.ts';
import type { Review, Saved, Start } from '../server/api.ts';
import { TEXTS } from '../texts.ts';
import { call } from './api.ts';

/** The unsaved changes to a file, and what it held when they began: the server merges what was changed elsewhere since. */
export interface Draft {
  data: unknown;
  base: unknown;
}

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

/** A file with the changes of a draft, which is dropped where it changes nothing. @param known the file before, for what was found in it */
function opened(saved: FileState, draft: Draft | null, known?: OpenFile): OpenFile {
  const isChange = draft !== null && JSON.stringify(draft.data) !== JSON.stringify(saved.data);
  const untouched = { draft: null, mistakes: saved.mistakes, disputed: [], showsAll: false };
  return { ...untouched, ...(isChange && { ...known, draft }), saved };
}

/** The state of the editor, and the actions that change it. */
export class Editor {
  readonly start: Start;
  readonly files: Record<FileName, OpenFile>;
  isLost = false;
  /** A counter: the page beside the form loads again each time it goes up. */
  shown = 0;
  readonly #render: () => void;
  #status = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param render renders the page anew, at once: what follows may put the focus into it */
  constructor(start: Start, render: () => void) {
    this.start = start;
    this.#render = render;
    // With the drafts that a closed tab left behind.
    const drafts = start.files.map(({ name }) => JSON.parse(readStored(this.#key(name)) ?? 'null'));
    const files = start.files.map((saved, i) => [saved.name, opened(saved, drafts[i])]);
    this.files = Object.fromEntries(files);
    if (this.#isDirty) this.#status = TEXTS.recovered;
    this.#reviewSoon();
    window.addEventListener('focus', this.load);
    setInterval(() => this.isLost && this.load(), 2000);
    // The browser asks before a tab with unsaved changes is closed.
    window.addEventListener('beforeunload', (event) => this.#isDirty && event.preventDefault());
  }

  get status(): string {
    return this.isLost ? TEXTS.lost : this.#status;
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
    const fresh = await call<Start>('estado').catch(() => null);
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
    this.isLost = fresh === null;
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
    return this.#send('guardar', { name, ...draft, preferred }, draft);
  }

  /** Puts back a version of a file, in the place of the draft too. */
  readonly restore = (name: FileName, id: string) => this.#send('repor', { name, id }, this.files[name].draft);

  /** Takes back the newest saved change; once more, the one before it. */
  readonly takeBack = (name: FileName) => this.#send('desfazer', { name });

  get #isDirty(): boolean {
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
    const drafts = looked.map(({ saved: { name }, draft }) => ({ name, ...draft }));
    const { mistakes, moved, isShown } = await call<Review>('rever', { drafts });
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

  /** @param sent the draft that the answer stands for */
  async #send(
    action: string,
    { name, ...more }: { name: FileName } & Record<string, unknown>,
    sent: Draft | null = null,
  ): Promise<boolean> {
    try {
      const answer = await call<Saved>(action, { name, ...more });
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
        // No field of the form shows the mistakes of an older version.
        const own = answer.mistakes.filter((mistake) => action === 'guardar' && mistake.name === name);
        if (own.length > 0) Object.assign(this.files[name], { mistakes: own, showsAll: true });
        const elsewhere = answer.mistakes.find((mistake) => !own.includes(mistake));
        this.#status = elsewhere ? TEXTS.breaksElsewhere(elsewhere) : TEXTS.mistakes(own.length);
      }
      this.#render();
      return 'saved' in answer;
    } catch (error) {
      this.fail(error as Error);
      return false;
    }
  }
}
