/** How long a text stays, in ms: after that, nobody who reads the page to its end meets it. */
const STAYS = 5000;

/** Says a text to a screen reader alone, in the page's one live region that is nobody else's (Document.astro). */
export function announce(text: string): void {
  const line = document.createElement('span');
  line.textContent = text;
  document.querySelector('[data-announcements]')?.append(line);
  setTimeout(() => line.remove(), STAYS);
}
