import { TEXTS } from '../texts.ts';
import styles from './TopicForm.module.css';

/** A notice as a visitor will see it, and when. */
export function NoticePreview({ notice, today }: { notice: unknown; today: string }) {
  const { texto = '', tipo, de = '' } = notice as { texto?: string; tipo?: string; de?: string };
  const isLater = de > today;
  return (
    <div className={styles.noticePreview}>
      <p className="fine-print">{TEXTS.notices.preview}</p>
      <p className={styles.notice} data-urgent={tipo === 'urgente' || undefined}>
        {tipo === 'urgente' && <strong>{TEXTS.notices.urgent} </strong>}
        {texto || '…'}
      </p>
      <p className="fine-print">
        {isLater ? TEXTS.notices.later(de.split('-').reverse().join('/')) : TEXTS.notices.now}
      </p>
    </div>
  );
}
