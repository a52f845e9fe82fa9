import { Share2 } from 'lucide';
import { useState } from 'react';
import { copyText } from '../../lib/browser/clipboard.ts';
import { fillTemplate } from '../../lib/template.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ErrorBoundary, type NoticeProps } from '../ErrorBoundary/ErrorBoundary.tsx';

export interface ShareProps {
  /** What is shared: the pharmacy's name. */
  titulo: string;
  textos: { botao: string; copiada: string; falhou: string };
  erro: NoticeProps;
}

/**
 * A button that passes the site on: the device's own sheet where there is one, else the link is copied, else it is
 * shown to be copied by hand.
 *
 * Why it must run in the browser: sharing and copying are done by the device. Without a script it is not there; the
 * address bar does the same.
 */
export function Share({ erro, ...rest }: ShareProps) {
  return (
    <ErrorBoundary {...erro}>
      <Sharing {...rest} />
    </ErrorBoundary>
  );
}

function Sharing({ titulo, textos }: Omit<ShareProps, 'erro'>) {
  const [status, setStatus] = useState('');
  return (
    <div className="needs-script cluster">
      <Button
        variant="quiet"
        onClick={async () => {
          const url = new URL('/', location.href).href;
          const outcome = await pass({ title: titulo, url });
          setStatus(outcome === 'shared' ? '' : fillTemplate(textos[outcome], { ligacao: url }));
        }}
      >
        <Icon of={Share2} />
        {textos.botao}
      </Button>
      <span role="status">{status}</span>
    </div>
  );
}

/** Shares, or copies the link; closing the sheet without sharing is the visitor's answer, not a failure. */
async function pass(what: { title: string; url: string }): Promise<'shared' | 'copiada' | 'falhou'> {
  try {
    if (navigator.share) {
      await navigator.share(what);
      return 'shared';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
  }
  return (await copyText(what.url)) ? 'copiada' : 'falhou';
}
