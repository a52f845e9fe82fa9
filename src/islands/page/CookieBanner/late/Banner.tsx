import texts from 'virtual:content/interface/cookies';
import { X } from 'lucide';
import { type KeyboardEvent, useCallback } from 'react';
import { adoptStyles } from '../../../../lib/browser/adopt-styles.ts';
import { keepBottomSpace } from '../../../../lib/browser/bottom-space.ts';
import { choose } from '../../../../lib/browser/consent-store.ts';
import { hideBanner, isBannerRecalled } from '../../../../lib/browser/cookie-banner.ts';
import { noteOrigin, returnToOrigin } from '../../../../lib/browser/focus-origin.ts';
import type { Choice } from '../../../../lib/consent.ts';
import { Button } from '../../../../ui/Button.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import styles from './Banner.css?inline';

export interface BannerProps {
  /** Whether it is fading out. */
  isLeaving: boolean;
}

adoptStyles(styles);

const keepSpace = keepBottomSpace('banner');

/** The question about cookies: a region at the foot of the screen that stops nobody from using the page. */
export function Banner({ isLeaving }: BannerProps) {
  const attach = useCallback((region: HTMLElement) => {
    if (isBannerRecalled()) region.focus();
    return keepSpace(region);
  }, []);
  return (
    <section
      ref={attach}
      className="cookie-banner"
      aria-label={texts.titulo}
      tabIndex={-1}
      data-cookie-banner=""
      data-leaving={isLeaving || undefined}
      onFocus={noteOrigin}
      onKeyDown={closeOnEscape}
    >
      <p>
        {texts.texto} <a href="/politica-privacidade">{texts.politica}</a>
      </p>
      <div className="cookie-banner-choices">
        <Button onClick={() => answer('accepted')}>{texts.aceitar}</Button>
        <Button onClick={() => answer('essential-only')}>{texts.rejeitar}</Button>
      </div>
      <div className="cookie-banner-close">
        <IconButton icon={X} label={texts.fechar} onClick={close} />
      </div>
    </section>
  );
}

function answer(choice: Choice): void {
  choose(choice);
  close();
}

function close(): void {
  hideBanner();
  returnToOrigin();
}

function closeOnEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') close();
}
