import { findInCss } from './css.ts';
import { DATA, type Finding, lackedBy } from './support.ts';

/** The selectors that some browser lacks, by the pattern of each in a text. */
const LACKED_SELECTORS = Object.keys(DATA.css['selectors'] ?? {})
  .filter((name) => lackedBy(`css.selectors.${name}`).length > 0)
  .map((name) => ({ name, pattern: new RegExp(`(?:^|[^\\w/]|\\w):{1,2}${name}(?![\\w-])`) }));

/** Finds what older browsers lack in a script's string: a regular expression, a media query, a selector, styles. */
export function findInText(text: string): Finding[] {
  const found: Finding[] = [];
  const report = (feature: string) => found.push({ feature, browsers: lackedBy(feature), place: text });
  if (/\(\?<[=!]/.test(text)) report('javascript.regular_expressions.lookbehind_assertion');
  if (/\(\s*(width|height)\s*[<>]|[<>]=?\s*(width|height)\s*\)/.test(text)) report('css.at-rules.media.range_syntax');
  else if (/^\s*not\s*\(|\)\s*or\s*\(/.test(text)) report('css.at-rules.media.or_syntax');
  for (const { name, pattern } of text.includes(':') ? LACKED_SELECTORS : [])
    if (pattern.test(text)) report(`css.selectors.${name}`);
  if (/\{[^{}]*:[^{}]*\}/.test(text)) found.push(...findInCss(text));
  return found;
}
