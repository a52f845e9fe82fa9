import texts from 'virtual:content/interface/avisos';
import { X } from 'lucide';
import { dismissNotice } from '../../../lib/browser/dismissed-notices.ts';
import { returnToOrigin } from '../../../lib/browser/focus-origin.ts';
import type { Notice } from '../../../lib/notices.ts';
import { IconButton } from '../../../ui/IconButton.tsx';

interface NoticeCardProps {
  notice: Notice;
  isHidden?: boolean;
  /** Not to be seen or read, but its place is kept. */
  isWithdrawn?: boolean;
  /** Carries its days, for the script that shows today's. */
  isDated?: boolean;
}

/** One notice, with the button that closes it for the rest of the visit. */
export function NoticeCard({ notice, isHidden, isWithdrawn, isDated }: NoticeCardProps) {
  const { id, texto, de, ate, tipo } = notice;
  return (
    <div
      className="Notices-notice"
      hidden={isHidden}
      // The script after the notices has shown today's already.
      suppressHydrationWarning
      data-aviso={id}
      data-tipo={tipo}
      data-withdrawn={isWithdrawn || undefined}
      {...(isDated && { 'data-de': de, 'data-ate': ate })}
    >
      <p>
        {tipo === 'urgente' && <strong>{texts.urgente} </strong>}
        {texto}
      </p>
      <IconButton
        icon={X}
        label={texts.fechar}
        onClick={() => {
          dismissNotice(id);
          returnToOrigin();
        }}
      />
    </div>
  );
}
