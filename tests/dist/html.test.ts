import { HtmlValidate } from 'html-validate';
import { LinkChecker } from 'linkinator';
import { describe, expect, test } from 'vitest';
import { PAGES, SITES } from './pages.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  elements: [
    'html5',
    {
      'astro-island': { flow: true, phrasing: true, permittedContent: ['@flow'] },
      // Astro writes a style of its own before the first island, in the body.
      style: { metadata: true, flow: true, phrasing: true },
    },
  ],
  rules: {
    // React and Astro write these as they are, and browsers do not mind.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-redundant-for': 'off',
    'void-style': 'off',
    // Ours already, or not about validity.
    'long-title': 'off',
    'no-inline-style': 'error',
    'require-sri': ['error', { target: 'crossorigin' }],
    'tel-non-breaking': 'off',
    // The standard wants `street-address` on a field of several lines; browsers fill one line in just as well.
    'valid-autocomplete': 'off',
  },
});

describe.each(SITES)('$folder', ({ dist }) => {
  test.each(PAGES)('%s is valid HTML', async (page) => {
    const report = await validator.validateFile(`${dist}/${page}`);
    const messages = report.results.flatMap(({ messages }) =>
      messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
    );
    expect(messages).toEqual([]);
  });

  test('no link within the site leads nowhere, whether to a page, a file or a place on a page', async () => {
    const { links } = await new LinkChecker().check({
      path: ['index.html', 'politica-privacidade.html'],
      serverRoot: dist,
      cleanUrls: true,
      checkFragments: true,
      linksToSkip: async (url) => /^https?:\/\/(?!localhost|127\.)/.test(url),
    });
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter(({ state }) => state === 'BROKEN').map(({ url, parent }) => `${parent} → ${url}`)).toEqual([]);
  });
});
