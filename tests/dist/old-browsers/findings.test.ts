import { expect, test } from 'vitest';
import { findInCss } from './css.ts';
import { findInScripts } from './script.ts';

// A finding that is none turns sites.test.ts red, and so does an exception of which nothing is found any more: most
// kinds are seen there. Here stand those that no built file has.
test.each([
  ['a rule within a rule', 'a { &:hover { top: 0 } }', 'css.selectors.nesting'],
  ['media within a rule', 'a { @media (hover) { top: 0 } }', 'css.selectors.nesting'],
  ['what the parser cannot read', 'a { top: 0; ?? { left: 0 } }', 'css.selectors.nesting'],
  ['a colour in a token', ':root { --paper: light-dark(#fff, #000) }', 'css.types.color.light-dark'],
  ['a token twice', 'a { --b: red; --b: light-dark(red, blue) }', 'css.types.color.light-dark'],
  ['an order with its own selector', 'a:nth-child(2n of .b) { top: 0 }', 'css.selectors.nth-child.of_syntax'],
  ['a range of media', '@media (width < 40rem) { a { top: 0 } }', 'css.at-rules.media.range_syntax'],
  ['`or` of media', '@media (hover) or (pointer: fine) { a { top: 0 } }', 'css.at-rules.media.or_syntax'],
  ['a unit', 'a { block-size: 3lh }', 'css.types.length.lh'],
  ['a unit of a container', 'a { inline-size: calc(20cqi - 1px) }', 'css.types.length.container_query_length_units'],
  ['what is read aloud instead of a sign', "a::after { content: '+' / '' }", 'css.properties.content.alt_text'],
  ['a name with a prefix, without it', 'a { backdrop-filter: none }', 'css.properties.backdrop-filter'],
])('in styles is found %s', (_, css, feature) => {
  expect(findInCss(css).map((found) => found.feature)).toContain(feature);
});

test('a declaration that older browsers keep before one that they cannot read is no finding', () => {
  expect(findInCss('a { color: red; color: light-dark(red, blue) }')).toEqual([]);
});

test.each([
  ['a method', 'list.toSorted()', 'javascript.builtins.Array.toSorted'],
  ['a method by its text', "text['toWellFormed']()", 'javascript.builtins.String.toWellFormed'],
  ['a method of a class', 'Object.groupBy(list, key)', 'javascript.builtins.Object.groupBy'],
  ['a member taken out of an object', 'const { ariaLabel } = button', 'api.Element.ariaLabel'],
  ['an event', "addEventListener('x', f); page.addEventListener('scrollend', f)", 'api.Document.scrollend_event'],
  ['a block of a class', 'class A { static { f() } }', 'javascript.classes.static.initialization_blocks'],
  ['a look behind', 'const code = /(?<=a)b/', 'javascript.regular_expressions.lookbehind_assertion'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: It is the script's own.
  ['a range in a template', 'matchMedia(`(width >= ${wide})`)', 'css.at-rules.media.range_syntax'],
  ['`not (` in matchMedia', "matchMedia('not (min-width: 48rem)')", 'css.at-rules.media.or_syntax'],
  ['a selector', "part.closest('a:has(b)')", 'css.selectors.has'],
  ['styles', 'adopt(`a{color:light-dark(red,blue)}`)', 'css.types.color.light-dark'],
])('in scripts is found %s', (_, script, feature) => {
  expect(findInScripts([script]).map((found) => found.feature)).toContain(feature);
});
