/**
 * The script of every page's head. It notes that there is a script (`data-js`) and shows the chosen theme
 * (`data-theme`), asks for the typeface on a fast line, keeps a press on a control that page.ts answers (`data-press`),
 * asks for page.ts when the page has been parsed, and notes when that fails, which takes those controls away.
 */
const page = document.documentElement.dataset;
page['js'] = '';

window.onclick = ({ target }) => (target as Element).closest('[data-press]')?.setAttribute('data-pressed', '');

// On a fast line the typeface takes nothing from the page, which is painted in it and laid out once. On a slow one, or
// where the browser cannot say, it waits for the first words. A typeface that fails to load is nobody's mistake.
const { connection } = navigator as { connection?: { rtt: number } };
if (connection && connection.rtt <= 100)
  for (const face of document.fonts) if (face.family !== 'Titles') face.load().catch(() => {});

// In the page itself the script would have a high priority, and take the line from what is to be painted.
addEventListener('DOMContentLoaded', () => {
  const script = document.querySelector<HTMLTemplateElement>('[data-page-script]')?.content.querySelector('script');
  if (!script) return;
  // Only this script's error counts: a script of somebody else's may fail, and our controls still work.
  script.onerror = () => {
    page['js'] = 'failed';
    // The browser may keep a captive portal's answer for an hour: it is replaced. The page loads itself again, once, as
    // older browsers never ask again for a module that failed, and the islands import this one too.
    fetch(script.src, { cache: 'reload' }).then(
      ({ headers }) => {
        const [{ type }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
        if (type !== 'reload' && headers.get('Content-Type')?.includes('javascript')) location.reload();
      },
      () => {},
    );
  };
  script.fetchPriority = 'low';
  document.body.append(script);
});

try {
  const theme = /(?:^|; )tema=(light|dark)/.exec(document.cookie);
  if (theme?.[1]) page['theme'] = theme[1];
} catch {
  // Cookies are refused, as in a sandboxed frame: the system decides.
}

export {};
