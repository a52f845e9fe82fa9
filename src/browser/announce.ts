/** How long a text stays, in ms: whoever reads the page to its end later should not meet it. */
const STAYS = 5000;

/** Has screen readers say a text that is nowhere seen, by the page's live region for this (Document.astro). */
export function announce(text: string): void {
  const line = document.createElement('span');
  line.textContent = text;
  document.querySelector('[data-announcements]')?.append(line);
  setTimeout(() => line.remove(), STAYS);
}
