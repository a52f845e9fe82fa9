import { X } from 'lucide';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './NoticeCard.module.css';
import type { Notice } from './notices.ts';

interface NoticeCardProps {
  notice: Pick<Notice, 'id' | 'texto' | 'tipo'>;
  texts: { urgente: string; fechar: string };
  hidden?: boolean;
}

/** One notice, and the button that start-notices.ts answers. The only markup of one: late-notices.ts clones it. */
export function NoticeCard({ notice: { id, texto, tipo }, texts, hidden }: NoticeCardProps) {
  return (
    <div className={styles.notice} hidden={hidden} data-aviso={id} data-tipo={tipo}>
      <p>
        {tipo === 'urgente' && <strong>{`${texts.urgente} `}</strong>}
        <span>{texto}</span>
      </p>
      <IconButton icon={X} label={texts.fechar} data-press="aviso" />
    </div>
  );
}
