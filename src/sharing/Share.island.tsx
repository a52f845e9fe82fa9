import contact from 'virtual:content/contact';
import texts from 'virtual:content/interface/partilhar';
import { Share2 } from 'lucide';
import { useState } from 'react';
import { copyText } from '../browser/clipboard.ts';
import { island } from '../island/island.tsx';
import { useIsHydrated } from '../island/useIsHydrated.ts';
import { fillTemplate } from '../text/template.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

/**
 * A button that shares the site: by the device's own sheet where there is one, else the link is copied, else it is shown to be
 * copied by hand. Why it must run in the browser: the device does that. Before, it has its room but is not shown.
 */
export const Share = island(Sharing);

function Sharing() {
  const isHydrated = useIsHydrated();
  const [status, setStatus] = useState('');
  const url = isHydrated ? new URL('/', location.href).href : '';
  return (
    <div className="cluster needs-script">
      <Button variant="quiet" onClick={async () => setStatus(fillTemplate(await shareOrCopy(url), { ligacao: url }))}>
        {isHydrated && <Icon of={Share2} />}
        {texts.botao}
      </Button>
      <span role="status">{status}</span>
    </div>
  );
}

/** Shares or copies the link, and says so; closing the sheet without sharing is the visitor's answer, not a failure. */
async function shareOrCopy(url: string): Promise<string> {
  try {
    if (navigator.share) {
      await navigator.share({ title: contact.name, url });
      return '';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return '';
  }
  return (await copyText(url)) ? texts.copiada : texts.falhou;
}
