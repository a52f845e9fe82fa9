/** Changes that hosts make to pages on their way, by their names in the panel, and the traces that they leave. */
const CHANGES: Record<string, RegExp> = {
  'Email Address Obfuscation (Cloudflare)': /\/cdn-cgi\/l\/email-protection|data-cfemail|email-decode\.min\.js/,
  'Rocket Loader (Cloudflare)': /rocket-loader\.min\.js|type="[\da-f]{20,}-(text\/javascript|module)"/,
  'Web Analytics (Cloudflare)': /static\.cloudflareinsights\.com|data-cf-beacon/,
  'Bot Fight Mode, JavaScript Detections (Cloudflare)': /\/cdn-cgi\/challenge-platform\//,
  'Mirage (Cloudflare)': /\/cloudflare-static\/mirage2?\.min\.js/,
  'Real User Monitoring (Netlify)': /\/\.netlify\/scripts\/|netlify-rum/,
};

/** A script that no page of ours has: each of ours comes from the site itself. */
const FOREIGN_SCRIPT = /<script[^>]+src=["']?(?:https?:)?\/\/([^/"'\s>]+)/g;

/** Finds what a host has put into a published page: the names under which its panel turns each off. */
export function hostChanges(html: string): string[] {
  const named = Object.keys(CHANGES).filter((name) => CHANGES[name]?.test(html));
  const hosts = [...html.matchAll(FOREIGN_SCRIPT)].map(([, host = '']) => host);
  const unnamed = hosts.filter((host) => host !== 'static.cloudflareinsights.com');
  return [...named, ...new Set(unnamed.map((host) => `um programa de ${host}`))];
}
