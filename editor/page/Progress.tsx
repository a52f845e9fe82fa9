import { Button } from '../../src/ui/Button.tsx';
import { TEXTS } from '../texts.ts';
import styles from './App.module.css';
import type { Editor } from './editor.ts';

/** What every screen shows: how the last publication ended, that a call takes long, that there is no network. */
export function Progress({ editor }: { editor: Editor }) {
  const { isSaving, isLost, trying, publications } = editor;
  const last = publications.all.filter(({ state }) => state !== 'sending').at(-1);
  const isCalling = isSaving || trying > 1;
  const outcome = last && trying === 1 && TEXTS.telephone.outcome(last.topics, last.state, last.shownAt);
  const text = isSaving ? TEXTS.telephone.sending : isLost ? TEXTS.telephone.fromCopy : outcome;
  const isDone = !isCalling && !isLost && last && last.state !== 'building' && last.state !== 'unknown';
  return (
    <div className={styles.progress} data-state={isCalling ? 'sending' : isLost ? 'late' : last?.state}>
      <p role="status">{[text, trying > 1 && TEXTS.telephone.trying(trying)].filter(Boolean).join(' · ')}</p>
      {isDone && last.state === 'shown' && (
        <a href={last.seeAt} target="_blank" rel="noopener" onClick={() => editor.publications.dismiss()}>
          {TEXTS.telephone.see}
        </a>
      )}
      {!isCalling && (isLost || (isDone && last.state !== 'shown')) && <a href="#publicar">{TEXTS.telephone.why}</a>}
      {isDone && (
        <Button variant="quiet" onClick={() => editor.publications.dismiss()}>
          {TEXTS.telephone.seen}
        </Button>
      )}
    </div>
  );
}
