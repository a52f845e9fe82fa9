import { inlineScript } from '../../../lib/inline-script.ts';
import styles from './Notices.css?inline';

/**
 * Shows today's notices among those of the build, before anything is painted, so that nothing moves when React takes
 * over. Static, with their style; stands right after `<Notices>`, and only where the build had notices.
 */
export function RevealNotices() {
  return (
    <>
      <style>{styles}</style>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text, hashed in the content security policy */}
      <script dangerouslySetInnerHTML={{ __html: inlineScript(revealToday) }} />
    </>
  );
}

/** Runs alone in the page: it may use nothing from outside. The Swedish date is the ISO one. */
function revealToday() {
  const day = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Lisbon' }).format();
  let dismissed = '';
  try {
    dismissed = sessionStorage.getItem('avisos-dispensados') || '';
  } catch {}
  for (const notice of document.querySelectorAll<HTMLElement>('[data-aviso]')) {
    const { de = '', ate = '', aviso = '' } = notice.dataset;
    notice.hidden = day < de || day > ate || dismissed.includes(JSON.stringify(aviso));
  }
}
