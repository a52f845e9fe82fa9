// Bundled and inlined right after the notice board (src/pages/index.astro). All notices are hidden in the HTML; before the first
// paint, this shows those that hold today, in Lisbon, and were not dismissed in this visit: two, and the others folded.
import { dismissedNotices } from '../../lib/browser/dismissed-notices.ts';
import { isActive, MAX_UNFOLDED } from '../../lib/notices.ts';

/**
 * Swedish writes days as ISO does. `Intl` is slow, but used only where there are notices; src/lib/lisbon.ts would cost the first
 * view 100 B.
 */
const today = () => new Date().toLocaleDateString('sv', { timeZone: 'Europe/Lisbon' });

const more = document.querySelector('[data-avisos] > details');
let shown = 0;
for (const card of document.querySelectorAll<HTMLElement>('[data-aviso]')) {
  const { aviso = '', de = '', ate = '' } = card.dataset;
  card.hidden = !isActive({ de, ate }, today()) || dismissedNotices().has(aviso);
  if (!card.hidden && ++shown > MAX_UNFOLDED) more?.append(card);
}
document.querySelector('[data-avisos-fechados]')?.toggleAttribute('hidden', dismissedNotices().size === 0);
