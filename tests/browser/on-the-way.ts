import type { OnTheWay, Passing } from './deployments.ts';

/** What a captive portal answers to every address until somebody has agreed: its own page, with success. */
export const portal: OnTheWay = () => ({
  status: 200,
  // The worst of them may be kept.
  headers: { 'content-type': 'text/html', 'cache-control': 'max-age=3600' },
  body: Buffer.from('<!doctype html><html lang="pt"><title>Wi-Fi</title><p>Aceite as condições.'),
});

const isPage = ({ headers }: Passing) => /html/.test(headers['content-type'] ?? '');

/** A host that rewrites the pages. */
export function rewrite(change: (html: string) => string): OnTheWay {
  return (answer) => (isPage(answer) ? { ...answer, body: Buffer.from(change(answer.body.toString())) } : answer);
}

/** A host that does not know what a script is: no browser runs it. */
export const untyped: OnTheWay = (answer, path) => {
  if (!path.startsWith('/_astro/') || !path.endsWith('.js')) return answer;
  const { 'content-type': _, ...headers } = answer.headers;
  return { ...answer, headers: { ...headers, 'x-content-type-options': 'nosniff' } };
};

/** A connection that drops: of the pages, or of the scripts, only so great a part comes. */
export function cutOff(what: 'pages' | 'scripts', share: number): OnTheWay {
  return (answer, path) => {
    if (what === 'pages' ? !isPage(answer) : !/^\/_astro\/.*\.js$/.test(path)) return answer;
    return { ...answer, body: answer.body.subarray(0, Math.round(answer.body.length * share)) };
  };
}

/** Cloudflare's e-mail obfuscation. */
export const obfuscateMail = (html: string): string =>
  html
    .replace(/href="mailto:[^"]+"/g, 'href="/cdn-cgi/l/email-protection#2a4d4f584b46"')
    .replace(
      '</body>',
      '<script data-cfasync="false" src="/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js"></script></body>',
    );

/** Cloudflare's Web Analytics, which the page's policy blocks. */
export const BEACON = `<script defer src="https://static.cloudflareinsights.com/beacon.min.js" data-cf-beacon='{"token": "0"}'></script>`;

/** In the page, as Chrome's translator: every text, and each that comes later, is put into two elements. */
export function translatePage(): void {
  document.documentElement.classList.add('translated-ltr');
  const skipped = 'script, style, template, textarea, option, [translate=no], font';
  const wrap = (text: Text) => {
    if (!text.data.trim() || text.parentElement?.closest(skipped)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(`${text.data} (en)`);
  };
  const wrapAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(wrap);
  };
  wrapAll(document.body);
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Text) wrap(node);
      else wrapAll(node);
    }
  }).observe(document.body, { childList: true, subtree: true });
}
