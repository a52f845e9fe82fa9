import { Button } from '../../src/ui/Button.tsx';
import { TEXTS } from '../texts.ts';
import styles from './App.module.css';
import type { Editor } from './editor.ts';

/** Says in every screen how the last publication ended, and that there is no network. */
export function Progress({ editor }: { editor: Editor }) {
  const { isSaving, isLost, publications } = editor;
  const last = publications.all.at(-1);
  const outcome = last && TEXTS.telephone.outcome(last.topics, last.state, last.shownAt);
  const texts = isSaving ? [TEXTS.telephone.sending] : [outcome, isLost && TEXTS.telephone.fromCopy];
  const isDone = !isSaving && !isLost && last && last.state !== 'building' && last.state !== 'unknown';
  return (
    <div className={styles.progress} data-state={isSaving ? 'sending' : isLost ? 'late' : last?.state}>
      <p role="status">{texts.filter(Boolean).join(' · ')}</p>
      {isDone && last.state === 'shown' && (
        <a href={last.seeAt} target="_blank" rel="noopener" onClick={() => editor.publications.dismiss()}>
          {TEXTS.telephone.see}
        </a>
      )}
      {!isSaving && (isLost || (isDone && last.state !== 'shown')) && <a href="#publicar">{TEXTS.telephone.why}</a>}
      {isDone && (
        <Button variant="quiet" onClick={() => editor.publications.dismiss()}>
          {TEXTS.telephone.seen}
        </Button>
      )}
    </div>
  );
}
