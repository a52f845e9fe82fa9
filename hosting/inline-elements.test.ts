import { expect, it } from 'vitest';
import { policySources, withPolicy } from './content-security.ts';
import { contentHash, inlineElements, mergeStyles } from './inline-elements.ts';

const PAGE = `<!doctype html><head><meta charset="utf-8"><script>one</script><script type=module>two</script>
<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script><script async src=/b.js></script>
<style>a{}</style><body><style>b{content:"$&"}</style><style media="print">c{}</style></body>`;

it('finds what a policy judges: scripts that run and styles, not data and not files', () => {
  expect(inlineElements(PAGE).map(({ text }) => text)).toEqual(['one', 'two', 'a{}', 'b{content:"$&"}', 'c{}']);
});

it('hashes the text byte for byte, as browsers do', () => {
  // The value of the CSP specification's own example.
  expect(contentHash("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

it('merges plain styles in their order, and leaves one for a medium where it is', () => {
  const merged = mergeStyles(PAGE);
  expect(merged).toContain('<style>a{}b{content:"$&"}</style>');
  expect(merged).toContain('<style media="print">c{}</style>');
  expect(merged.match(/<style/g)).toHaveLength(2);
});

it('puts the policy before anything that it judges, and only what this page holds in it', () => {
  const page = withPolicy(PAGE, policySources([PAGE], false));
  expect(page.indexOf('content-security-policy')).toBeLessThan(page.indexOf('<script'));
  expect(page).toContain(contentHash('one'));
  expect(page).not.toContain(contentHash('{"a":1}'));
  expect(page).not.toContain('frame-ancestors');
  expect(page).not.toContain('unsafe');
});

it('refuses a page that has no place for its policy', () => {
  expect(() => withPolicy('<head></head>', policySources([], false))).toThrow('charset');
});
