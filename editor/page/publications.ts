import { readStored, writeStored } from '../../src/browser/storage.ts';
import type { FileName } from '../core/file-names.ts';
import type { Host } from '../stores/store.ts';

/** The longest time that a host may take to build, in milliseconds. */
const LONGEST_BUILD = 600_000;
/** The time between two looks at the site, in milliseconds. */
const LOOK_AGAIN = 10_000;

/** One publication from this browser, kept until its owner has seen what came of it. */
export interface Publication {
  topics: readonly FileName[];
  /** When it left, in milliseconds: its name among the others. */
  at: number;
  /** Empty until GitHub has it. */
  commit: string;
  state: 'sending' | 'building' | 'byHand' | 'late' | 'shown';
  /** When the site was seen to show it. */
  shownAt?: number;
}

/** The publications from this browser, from any of its tabs, each with how it ended. */
export class Publications {
  /** Oldest first. */
  all: readonly Publication[];
  readonly #host: Host | undefined;
  readonly #key: string;
  readonly #render: () => void;
  #isFollowing = false;

  /**
   * @param place the name of the store
   * @param render renders the page anew, where a publication came further by itself
   */
  constructor(host: Host | undefined, place: string, render: () => void) {
    this.#host = host;
    this.#key = `editor:${place}:publicacoes`;
    this.#render = render;
    this.all = this.#kept();
    // One more look at what was late.
    this.#change(({ state }) => state === 'late', { state: 'building' });
    void this.#follow();
  }

  /** Notes that these topics leave at a moment. Whoever publishes again has seen what the site shows by then. */
  begin(topics: readonly FileName[], at: number): void {
    const unseen = this.all.filter(({ state }) => state !== 'shown');
    if (this.#host) this.#keep([...unseen, { topics, at, commit: '', state: 'sending' }]);
  }

  /** Notes that the publication of a moment arrived as a commit; without one, that it did not. */
  settle(at: number, commit: string): void {
    const state = this.#host?.builds ? 'building' : 'byHand';
    if (commit) this.#change((one) => one.at === at, { commit, state });
    this.#keep(this.all.filter((one) => one.at !== at || commit));
    void this.#follow();
  }

  /**
   * Settles those that a page began and was left before it knew.
   * @param commitOf the commit in which topics arrived; empty where they did not
   */
  settleLeft(commitOf: (topics: readonly FileName[]) => string): void {
    for (const { at, topics, state } of this.all) if (state === 'sending') this.settle(at, commitOf(topics));
  }

  /** Forgets those whose outcome was seen. */
  dismiss(): void {
    this.#keep(this.all.filter(({ state }) => state === 'sending' || state === 'building'));
    this.#render();
  }

  /** Takes over what another tab has written into the browser's storage. @param key its key */
  readAgain(key: string | null): void {
    if (key !== this.#key) return;
    this.all = this.#kept();
    this.#render();
  }

  /** Looks whether the site shows what was published, until it does; after a while a publication is late. */
  async #follow(): Promise<void> {
    if (!this.#host || this.#isFollowing) return;
    this.#isFollowing = true;
    for (;;) {
      const waiting = this.all.filter(({ state }) => state === 'building');
      if (waiting.length === 0) break;
      for (const { at, commit } of waiting) {
        // Where nothing answers, nobody knows: the publication is not late for that.
        const isShown = await this.#host.isShown(commit).catch(() => null);
        const isLate = isShown === false && Date.now() - at > LONGEST_BUILD;
        const state = isShown ? 'shown' : isLate ? 'late' : 'building';
        if (state === 'building') continue;
        this.#change((one) => one.at === at, { state, shownAt: Date.now() });
        this.#render();
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
    }
    this.#isFollowing = false;
  }

  #change(isMeant: (one: Publication) => boolean, changed: Partial<Publication>): void {
    this.#keep(this.all.map((one) => (isMeant(one) ? { ...one, ...changed } : one)));
  }

  #keep(publications: readonly Publication[]): void {
    this.all = publications;
    writeStored(this.#key, JSON.stringify(publications));
  }

  #kept(): readonly Publication[] {
    return JSON.parse(readStored(this.#key) ?? '[]');
  }
}
