import { noticeInWords } from '../../src/notices/notice-in-words.ts';
import type { Notice } from '../../src/notices/notices.ts';
import { TEXTS } from '../texts.ts';
import styles from './TopicForm.module.css';

/** A notice as a visitor will see it, and what it will do, in words. */
export function NoticePreview({ notice, today }: { notice: Partial<Notice>; today: string }) {
  const { texto, tipo } = notice;
  return (
    <>
      <div className={styles.noticePreview}>
        <p className="fine-print">{TEXTS.notices.preview}</p>
        <p className={styles.notice} data-urgent={tipo === 'urgente' || undefined}>
          {tipo === 'urgente' && <strong>{TEXTS.notices.urgent} </strong>}
          {texto || '…'}
        </p>
      </div>
      <p role="status" className={styles.inWords}>
        {noticeInWords(notice, today).join(' ') || TEXTS.notices.whenMissing}
      </p>
    </>
  );
}
