import { readStored, writeStored } from '../../src/browser/storage.ts';
import type { FileName } from '../core/content-files.ts';
import type { NamedDraft } from '../core/drafts.ts';
import type { Sent } from '../stores/github.ts';
import type { Host } from '../stores/store.ts';

/** Times in milliseconds: how long a host and a sent commit may take; the pauses between two looks at either. */
const LONGEST_BUILD = 600_000;
const LONGEST_SENDING = 120_000;
const LOOK_AGAIN = 10_000;
const ASK_AGAIN = 3000;

/** One publication from this browser, kept until its owner has seen what came of it. */
export interface Publication {
  topics: readonly FileName[];
  /** When it left, in milliseconds: its name among the others, however often the branch is asked to take it. */
  at: number;
  /** Where on the site its first change is seen. */
  seeAt: string;
  /** The commit, once it was sent, and the drafts in it. */
  sent?: Sent;
  drafts: readonly NamedDraft[];
  state: 'unknown' | 'lost' | 'building' | 'byHand' | 'late' | 'shown';
  /** When the site was seen to show it. */
  shownAt?: number;
}

/** Called once it is known what became of one, with the drafts that have arrived. */
type OnKnown = (arrived: readonly NamedDraft[]) => void;
type Outcome = Partial<Publication> & Pick<Publication, 'state'>;

/** The publications from this browser, each with how it ended. */
export class Publications {
  /** Oldest first. */
  all: readonly Publication[] = [];
  readonly #host: Host | undefined;
  readonly #key: string;
  readonly #render: () => void;
  readonly #onKnown: OnKnown;
  #isFollowing = false;
  /** The moment of what this page is sending: another commit may take the place of one that was refused. */
  #sending: number | undefined;

  /** @param place the name of the store @param render called where a publication came further by itself */
  constructor(host: Host | undefined, place: string, render: () => void, onKnown: OnKnown) {
    this.#host = host;
    this.#key = `editor:${place}:publicacoes`;
    this.#render = render;
    this.#onKnown = onKnown;
    this.all = JSON.parse(readStored(this.#key) ?? '[]');
    // Late ones get one more look.
    this.#change(({ state }) => state === 'late', { state: 'building' });
    void this.#follow();
  }

  /** Whether it is not known yet what became of one. */
  readonly isOpen = () => this.all.some(({ state }) => state === 'unknown');

  /**
   * Notes what is about to be sent: lost where its tab ends before. Once sent nobody knows what became of it, until the
   * answer, or a page that asks. Whoever publishes again has seen what became of the others.
   */
  note(one: Publication): void {
    const unseen = this.all.filter(({ state, at }) => state !== 'shown' && state !== 'lost' && at !== one.at);
    this.#sending = one.at;
    if (this.#host) this.#keep([...unseen, one]);
  }

  /** Notes that what was sent at a moment has arrived, or has not; null where nobody knows: then it asks. */
  settle(at: number, hasArrived: boolean | null): void {
    this.#sending = undefined;
    if (hasArrived === false) this.#keep(this.all.filter((one) => one.at !== at));
    if (hasArrived) this.#change((one) => one.at === at, this.#arrived);
    void this.#follow();
  }

  /** Forgets those whose outcome was seen. */
  dismiss(): void {
    this.#keep(this.all.filter(({ state }) => state === 'unknown' || state === 'building'));
    this.#render();
  }

  /** Asks whether what was sent has arrived, then whether the site shows it, until both are known. */
  async #follow(): Promise<void> {
    if (!this.#host || this.#isFollowing) return;
    this.#isFollowing = true;
    for (;;) {
      const waiting = this.all.filter(({ state }) => state === 'building' || state === 'unknown');
      if (waiting.length === 0) break;
      for (const one of waiting.filter(({ at }) => at !== this.#sending)) {
        // Where nothing answers, nobody knows: a publication is not late or lost for that.
        const found = await this.#look(one, this.#host).catch(() => one);
        if (found.state === one.state) continue;
        // A publication that the site shows includes all earlier ones.
        const isHeld = ({ at, state }: Publication) => at < one.at && (state === 'building' || state === 'late');
        this.#change((other) => other.at === one.at || (found.state === 'shown' && isHeld(other)), found);
        if (one.state === 'unknown') this.#onKnown(found.state === 'lost' ? [] : one.drafts);
        this.#render();
      }
      await new Promise((resolve) => setTimeout(resolve, this.isOpen() ? ASK_AGAIN : LOOK_AGAIN));
    }
    this.#isFollowing = false;
  }

  async #look({ state, sent, at }: Publication, host: Host): Promise<Outcome> {
    if (!sent) return { state };
    if (state === 'building') {
      if (await host.isShown(sent.commit)) return { state: 'shown', shownAt: Date.now() };
      return { state: Date.now() - at > LONGEST_BUILD ? 'late' : 'building' };
    }
    const hasArrived = await host.github.hasArrived(sent);
    if (hasArrived) return this.#arrived;
    return { state: hasArrived === false || Date.now() - sent.since > LONGEST_SENDING ? 'lost' : 'unknown' };
  }

  get #arrived(): Outcome {
    return { state: this.#host?.builds ? 'building' : 'byHand', drafts: [] };
  }

  #change(isMeant: (one: Publication) => boolean, changed: Partial<Publication>): void {
    this.#keep(this.all.map((one) => (isMeant(one) ? { ...one, ...changed } : one)));
  }

  #keep(publications: readonly Publication[]): void {
    this.all = publications;
    writeStored(this.#key, JSON.stringify(publications));
  }
}
