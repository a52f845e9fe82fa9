import { X } from 'lucide';
import type { Content } from '../pharmacy/content.ts';
import { firstWords } from '../text/first-words.ts';
import { fillTemplate } from '../text/template.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './NoticeBoard.module.css';
import { MAX_UNFOLDED, type Notice, urgentFirst } from './notices.ts';

interface NoticeBoardProps {
  /** The notices of public/avisos.json at the time of the build, whatever their days. */
  notices: Notice[];
  texts: Content['interface']['avisos'];
}

/**
 * The notices of the build, of which the page has the data too (`data-avisos`). All are hidden: the script after it
 * (show-notices.ts) shows today's before the first paint, so that nothing moves. Without a script none is shown, since a
 * stale one could mislead. Notices that the server sends later go into a box of their own.
 */
export function NoticeBoard({ notices, texts }: NoticeBoardProps) {
  return (
    <>
      <section className={`wrap ${styles.board}`} aria-label={texts.titulo} data-board="">
        {urgentFirst(notices).map((notice) => (
          <NoticeCard key={notice.id} notice={notice} texts={texts} hidden />
        ))}
        {notices.length > MAX_UNFOLDED && (
          <details className={styles.more}>
            <summary>{texts.mais}</summary>
          </details>
        )}
        <div hidden data-press="avisos">
          <Button variant="quiet">{texts.fechados}</Button>
        </div>
      </section>
      {/* Where the hero begins: on a desktop what comes stands on its wall. */}
      <div data-sent-notices="" />
    </>
  );
}

/** The templates that sent-notices.ts clones: the box, its fold, and a notice. */
export function NoticeTemplate({ texts }: Pick<NoticeBoardProps, 'texts'>) {
  return (
    <template data-notice-template="">
      <div className="sent-notices" data-print="no" data-floats="">
        <details>
          <summary>{texts.mais}</summary>
        </details>
      </div>
      <NoticeCard notice={{ id: '', texto: '{aviso}', tipo: 'urgente' }} texts={texts} />
    </template>
  );
}

type NoticeCardProps = { notice: Pick<Notice, 'id' | 'texto' | 'tipo'>; hidden?: boolean } & Pick<
  NoticeBoardProps,
  'texts'
>;

/** One notice, and the button that start-notices.ts answers. The only markup of one: sent-notices.ts clones it. */
function NoticeCard({ notice: { id, texto, tipo }, texts, hidden }: NoticeCardProps) {
  return (
    <div className={styles.notice} hidden={hidden} data-aviso={id} data-tipo={tipo}>
      <p>
        {tipo === 'urgente' && <strong>{`${texts.urgente} `}</strong>}
        <span>{texto}</span>
      </p>
      <IconButton icon={X} label={fillTemplate(texts.fechar, { aviso: firstWords(texto) })} data-press="aviso" />
    </div>
  );
}
