import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { bannerPhase, onBannerPhase, watchConsent } from '../../../lib/browser/cookie-banner.ts';
import { registerOffline } from '../../../lib/browser/register-offline.ts';
import { island } from '../../island.tsx';
import type { BannerProps } from './late/Banner.tsx';

/**
 * The cookie banner (specification 4): asks once a year, and again when a `data-cookie-preferences` control is pressed.
 *
 * Why it must run in the browser: only the visitor's storage knows whether they have answered. The banner itself is a
 * chunk of its own, so who has answered never loads it; if it does not load, nothing was accepted and nothing is lost.
 */
export const CookieBanner = island(ConsentQuestion);

function ConsentQuestion() {
  const phase = useSyncExternalStore(onBannerPhase, bannerPhase, () => 'hidden' as const);
  const [Banner, setBanner] = useState<ComponentType<BannerProps> | null>(null);

  useEffect(() => watchConsent(loadBanner), []);
  // Here because this island is on every page, and a worker too is something that the site keeps on the device.
  useEffect(registerOffline, []);

  useEffect(() => {
    if (phase === 'shown') loadBanner().then((loaded) => setBanner(() => loaded));
  }, [phase]);

  return phase !== 'hidden' && Banner && <Banner isLeaving={phase === 'leaving'} />;
}

async function loadBanner(): Promise<ComponentType<BannerProps> | null> {
  try {
    return (await import('./late/Banner.tsx')).Banner;
  } catch {
    return null;
  }
}
