import { X } from 'lucide';
import { firstWords } from '../text/first-words.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { daysAhead } from './days-ahead.ts';
import styles from './NoticeBoard.module.css';
import { MAX_UNFOLDED, type Notice, urgentFirst } from './notices.ts';
import * as words from './words.ts';

interface NoticeBoardProps {
  /** The notices of public/avisos.json at the time of the build, whatever their days. */
  notices: Notice[];
  /** The day of the build, ISO. */
  builtOn: string;
}

/**
 * The notices of the build; `<html>` has their data too (`data-avisos`). Styles hide all until the script after this
 * part (show-notices.ts) shows today's, before the first paint, so that nothing moves. Without a script those are shown
 * that were not over at the build, each with its days. Notices that the server sends go into a box of their own.
 */
export function NoticeBoard({ notices, builtOn }: NoticeBoardProps) {
  return (
    <>
      <section className={`page-width ${styles.board}`} aria-label={words.title} data-board="">
        {urgentFirst(notices).map((notice) => (
          <NoticeCard key={notice.id} notice={notice} days={daysAhead(notice)} hidden={notice.ate < builtOn} />
        ))}
        {notices.length > MAX_UNFOLDED && (
          <details className={styles.more}>
            <summary>{words.more}</summary>
          </details>
        )}
        <div hidden data-press="avisos">
          <Button variant="quiet">{words.showClosed}</Button>
        </div>
      </section>
      {/* For the notices that the server sends. It stands where the hero begins: on a desktop they lie on its wall. */}
      <div data-sent-notices="" />
    </>
  );
}

/** The templates that sent-notices.ts clones: the box, its fold, and a notice. */
export function NoticeTemplate() {
  return (
    <template data-notice-template="">
      <div className="sent-notices" data-print="no">
        <details>
          <summary>{words.more}</summary>
        </details>
      </div>
      <NoticeCard notice={{ id: '', texto: '', tipo: 'urgente' }} days=" " />
    </template>
  );
}

interface NoticeCardProps {
  notice: Pick<Notice, 'id' | 'texto' | 'tipo'>;
  /** What stands before the text until its first day, and without a script. */
  days?: string | undefined;
  hidden?: boolean;
}

/** One notice, and the button that start-notices.ts answers. The only markup of one: sent-notices.ts clones it. */
function NoticeCard({ notice: { id, texto, tipo }, days, hidden }: NoticeCardProps) {
  return (
    <div className={styles.notice} hidden={hidden} data-aviso={id} data-tipo={tipo}>
      <p>
        {tipo === 'urgente' && <strong>{`${words.urgent} `}</strong>}
        {days && <b>{days}</b>}
        <span>{texto}</span>
      </p>
      <IconButton icon={X} label={words.closeNotice(firstWords(texto))} data-press="aviso" />
    </div>
  );
}
