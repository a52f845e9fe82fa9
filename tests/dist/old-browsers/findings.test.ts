import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { findInCss } from './css.ts';
import { findInHtml } from './html.ts';
import { findInScripts } from './script.ts';
import type { Finding } from './support.ts';

const features = (found: Finding[]) => [...new Set(found.map(({ feature }) => feature))];
// A finding that is none turns sites.test.ts red: here stands what must not go unseen.

describe('in styles is found', () => {
  test.each([
    ['a rule within a rule', 'a { &:hover { top: 0 } }', 'css.selectors.nesting'],
    ['media within a rule', 'a { @media (hover) { top: 0 } }', 'css.selectors.nesting'],
    ['a colour in a token', ':root { --paper: light-dark(#fff, #000) }', 'css.types.color.light-dark'],
    ['a selector', 'a:has(b) { top: 0 }', 'css.selectors.has'],
    ['an order with its own selector', 'a:nth-child(2n of .b) { top: 0 }', 'css.selectors.nth-child.of_syntax'],
    ['a range of media', '@media (width < 40rem) { a { top: 0 } }', 'css.at-rules.media.range_syntax'],
    ['`not (` of media', '@media not (min-width: 40rem) { a { top: 0 } }', 'css.at-rules.media.or_syntax'],
    ['`or` of media', '@media (hover) or (pointer: fine) { a { top: 0 } }', 'css.at-rules.media.or_syntax'],
    ['a property', 'a { field-sizing: content }', 'css.properties.field-sizing'],
    ['a keyword', 'a { text-wrap: balance }', 'css.properties.text-wrap.balance'],
    ['a unit', 'a { block-size: 3lh }', 'css.types.length.lh'],
    ['a unit of a container', 'a { inline-size: calc(20cqi - 1px) }', 'css.types.length.container_query_length_units'],
    ['what is read aloud instead of a sign', "a::after { content: '+' / '' }", 'css.properties.content.alt_text'],
    ['an at-rule', '@starting-style { a { top: 0 } }', 'css.at-rules.starting-style'],
    ['a descriptor of a typeface', '@font-face { size-adjust: 90% }', 'css.at-rules.font-face.size-adjust'],
    ['a name with a prefix, without it', 'a { backdrop-filter: none }', 'css.properties.backdrop-filter'],
  ])('%s', (_, css, feature) => {
    expect(features(findInCss(css))).toContain(feature);
  });

  test('what this parser cannot read, so that nothing goes unseen', () => {
    expect(features(findInCss('a { top: 0; ?? { left: 0 } }'))).not.toEqual([]);
  });
});

describe('in styles is no finding', () => {
  test('a second declaration, but of a token: nobody goes back to the first', () => {
    expect(findInCss('a { color: red; color: light-dark(red, blue) }')).toEqual([]);
    expect(features(findInCss('a { --b: red; --b: light-dark(red, blue) }'))).toEqual(['css.types.color.light-dark']);
  });
});

describe('in scripts is found', () => {
  test.each([
    ['a method', 'list.toSorted()', 'javascript.builtins.Array.toSorted'],
    ['a method by its text', "text['toWellFormed']()", 'javascript.builtins.String.toWellFormed'],
    ['a method of a class', 'Object.groupBy(list, key)', 'javascript.builtins.Object.groupBy'],
    ['a method of a browser’s class', 'AbortSignal.timeout(9)', 'api.AbortSignal.timeout_static'],
    ['a member of an element', 'const name = button.ariaLabel', 'api.Element.ariaLabel'],
    ['a member taken out of an object', 'const { ariaLabel } = button', 'api.Element.ariaLabel'],
    ['a constructor', 'new CSSStyleSheet()', 'api.CSSStyleSheet.CSSStyleSheet'],
    ['a global name', 'requestIdleCallback(work)', 'api.Window.requestIdleCallback'],
    ['an event', "addEventListener('x', f); page.addEventListener('scrollend', f)", 'api.Document.scrollend_event'],
    ['a look behind', 'const code = /(?<=a)b/', 'javascript.regular_expressions.lookbehind_assertion'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: It is the script's own.
    ['a look behind in a template', 'new RegExp(`(?<!${a})b`)', 'javascript.regular_expressions.lookbehind_assertion'],
    ['a flag', 'const set = /[a&&b]/v', 'javascript.builtins.RegExp.unicodeSets'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: It is the script's own.
    ['a range in a template', 'matchMedia(`(width >= ${wide})`)', 'css.at-rules.media.range_syntax'],
    ['`not (` in matchMedia', "matchMedia('not (min-width: 48rem)')", 'css.at-rules.media.or_syntax'],
    ['a selector', "part.closest('a:has(b)')", 'css.selectors.has'],
    ['styles', 'adopt(`a{color:light-dark(red,blue)}`)', 'css.types.color.light-dark'],
  ])('%s', (_, script, feature) => {
    expect(features(findInScripts([script]))).toContain(feature);
  });
});

test('in markup are found an attribute, a value, and what stands in media and style', () => {
  const found = (html: string) => features(findInHtml(parse(html)));
  expect(found('<nav popover=""></nav>')).toEqual(['html.global_attributes.popover']);
  expect(found('<a hidden="until-found" href="/">a</a>')).toEqual(['html.global_attributes.hidden.until-found']);
  expect(found('<source media="(width < 40rem)">')).toEqual(['css.at-rules.media.range_syntax']);
  expect(found('<p style="color: light-dark(red, blue)"></p>')).toEqual(['css.types.color.light-dark']);
  expect(found('<p class="a" lang="pt"><a href="/" rel="noopener">a</a><input type="tel" required></p>')).toEqual([]);
});
