import { expect, test } from 'vitest';
import { hostChanges } from './host-changes.ts';

const OBFUSCATION = 'Email Address Obfuscation (Cloudflare)';
const ROCKET = 'Rocket Loader (Cloudflare)';
const BOTS = 'Bot Fight Mode, JavaScript Detections (Cloudflare)';

test.each([
  ['<a href="/cdn-cgi/l/email-protection#2a4d">x</a>', [OBFUSCATION]],
  ['<span class="__cf_email__" data-cfemail="2a">[email&#160;protected]</span>', [OBFUSCATION]],
  ['<script type="0123456789abcdef01234567-module" src="/_astro/a.js"></script>', [ROCKET]],
  ['<script src="/cdn-cgi/scripts/7d/cloudflare-static/rocket-loader.min.js"></script>', [ROCKET]],
  ['<script defer src="https://static.cloudflareinsights.com/beacon.min.js"></script>', ['Web Analytics (Cloudflare)']],
  ['<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>', [BOTS]],
  ['<script src="/.netlify/scripts/rum"></script>', ['Real User Monitoring (Netlify)']],
  ['<script async src="//cdn.example/x.js"></script>', ['um programa de cdn.example']],
  ['<script type="module" src="/_astro/page.aaaa.js"></script><a href="mailto:a@b.example">a</a>', []],
])('a host’s changes are named by what they leave in a page: %s', (html, expected) => {
  expect(hostChanges(html)).toEqual(expected);
});
