import { X } from 'lucide';
import type { Notice } from '../lib/notices.ts';
import { IconButton } from './IconButton.tsx';
import styles from './NoticeCard.module.css';

interface NoticeCardProps {
  notice: Notice;
  texts: { urgente: string; fechar: string };
  hidden?: boolean;
}

/** One notice, with its data (`builtNotices` reads them), and the button that the notices' island listens to. */
export function NoticeCard({ notice, texts, hidden }: NoticeCardProps) {
  const { id, texto, de, ate, tipo, fechada, das, as, horario } = notice;
  return (
    <div
      className={styles.notice}
      hidden={hidden}
      data-aviso={id}
      data-de={de}
      data-ate={ate}
      data-tipo={tipo}
      data-fechada={fechada || undefined}
      data-das={das}
      data-as={as}
      data-horario={horario && JSON.stringify(horario)}
    >
      <p>
        {tipo === 'urgente' && <strong>{`${texts.urgente} `}</strong>}
        <span>{texto}</span>
      </p>
      <IconButton icon={X} label={texts.fechar} />
    </div>
  );
}
