import type { ShownFinding } from '../core/content.ts';
import type { NamedDraft } from '../core/drafts.ts';
import { isSame } from '../core/paths.ts';
import { Refused } from '../core/refused.ts';
import type { Dispute, SavedContent } from '../core/saved-content.ts';
import type { Store } from './store.ts';

/** How often a save is tried again because somebody else saved meanwhile, before the owner is asked to do it. */
const TRIES = 5;

/** The content after a save; else the disputed changes or the mistakes that prevented it. */
export interface SavedDrafts {
  content: SavedContent;
  disputed?: Dispute[];
  mistakes?: ShownFinding[];
}

/** Saves drafts as one change, or nothing, joined with what others saved. @param preferred wins in disputes seen */
export async function saveDrafts(
  store: Store,
  content: SavedContent,
  drafts: readonly NamedDraft[],
  preferred?: 'mine' | 'theirs',
  seen: readonly Dispute[] = [],
  tries = TRIES,
): Promise<SavedDrafts> {
  const { disputed } = content.judge(drafts);
  // The owner's choice counts only for the disputes that the owner saw.
  const isDecided = (one: Dispute) => preferred && seen.some((other) => isSame(other, one));
  if (!disputed.every(isDecided)) return { content, disputed };
  const { mistakes, texts } = content.judge(drafts, preferred);
  if (mistakes.length > 0) return { content, mistakes };
  // Another tab may have read what is newer: that nothing changes is true of the newest content alone.
  const isNothing = Object.keys(texts).length === 0;
  if (isNothing && tries < TRIES) return { content };
  const saved = isNothing ? null : await store.write(texts, content.snapshot);
  if (saved) return { content: content.with(saved) };
  if (tries === 1) throw new Refused(409, 'Outra pessoa está a publicar ao mesmo tempo. Tente outra vez.');
  return saveDrafts(store, content.with(await store.read()), drafts, preferred, seen, tries - 1);
}
