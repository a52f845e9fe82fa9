import { useEffect, useState } from 'react';
import { followOtherTabs } from '../../../lib/browser/theme-store.ts';
import { island } from '../../island.tsx';
import { CookieBanner } from '../CookieBanner/CookieBanner.tsx';
import { Notices } from '../Notices/Notices.tsx';
import { Tooltips } from '../Tooltips/Tooltips.tsx';

/**
 * Everything that floats over the page: the cookie banner, tooltips and, where the page has a notice board, late notices. Each
 * has its reason to run in the browser; they are one island because each React root costs a task, and styles and layouts of its
 * own.
 */
export const Floats = island(FloatingParts);

function FloatingParts() {
  const [hasBoard] = useState(hasNoticeBoard);
  // Here because the theme's control may not be hydrated when another tab chooses a theme.
  useEffect(followOtherTabs, []);
  return (
    <>
      <CookieBanner />
      {hasBoard && <Notices />}
      <Tooltips />
    </>
  );
}

function hasNoticeBoard(): boolean {
  return typeof document !== 'undefined' && document.querySelector('[data-avisos]') !== null;
}
