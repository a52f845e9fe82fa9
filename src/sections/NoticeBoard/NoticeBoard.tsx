import type { Content } from '../../content/load.ts';
import { MAX_UNFOLDED, type Notice, urgentFirst } from '../../lib/notices.ts';
import { Button } from '../../ui/Button.tsx';
import { NoticeCard } from '../../ui/NoticeCard.tsx';
import styles from './NoticeBoard.module.css';

interface NoticeBoardProps {
  /** The notices of public/avisos.json at the time of the build, whatever their days. */
  notices: Notice[];
  texts: Content['interface']['avisos'];
}

/**
 * The notices of the build. All are hidden: the script after it (reveal-today.ts) shows today's before the first paint,
 * so that nothing moves. Without a script none is shown, since a stale one could mislead. Notices that the server sends later
 * go into a box of their own (src/islands/page/Notices), which is there before them so that a screen reader announces them.
 * The same script folds those beyond the second, and shows the button that brings back what was closed in this visit.
 */
export function NoticeBoard({ notices, texts }: NoticeBoardProps) {
  return (
    <>
      <section className={`wrap ${styles.board}`} aria-label={texts.titulo} data-avisos="">
        {urgentFirst(notices).map((notice) => (
          <NoticeCard key={notice.id} notice={notice} texts={texts} hidden />
        ))}
        {notices.length > MAX_UNFOLDED && (
          <details className={styles.more}>
            <summary>{texts.mais}</summary>
          </details>
        )}
        <div data-avisos-fechados="" hidden>
          <Button variant="quiet">{texts.fechados}</Button>
        </div>
      </section>
      {/* Where the opening begins: on a desktop what comes stands on its wall. */}
      <div role="status" data-avisos-tardios="" />
    </>
  );
}
