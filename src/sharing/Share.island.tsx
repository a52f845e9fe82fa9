import contact from 'virtual:content/contact';
import { Share2 } from 'lucide';
import { useState } from 'react';
import { copyText } from '../browser/clipboard.ts';
import { island } from '../island/island.tsx';
import { useIsHydrated } from '../island/useIsHydrated.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as words from './words.ts';

/**
 * A button that shares the site: by the device's own sheet where there is one, else by copying the link, else by
 * showing it. It runs in the browser because the device does that. Before hydration it keeps its room and is not shown.
 */
export const Share = island(Sharing);

function Sharing() {
  const isHydrated = useIsHydrated();
  const [status, setStatus] = useState('');
  return (
    <div className="cluster needs-script">
      <Button variant="quiet" onClick={async () => setStatus(await shareOrCopy(new URL('/', location.href).href))}>
        {isHydrated && <Icon of={Share2} />}
        {words.share}
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
  return (await copyText(url)) ? words.copied : words.copyByHand(url);
}
