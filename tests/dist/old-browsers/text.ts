import { findInCss } from './css.ts';
import { DATA, type Finding, lackedBy } from './support.ts';

const LACKED_SELECTORS = Object.keys(DATA.css['selectors'] ?? {}).filter(
  (name) => lackedBy(`css.selectors.${name}`).length > 0,
);

/**
 * Finds what older browsers lack in a string of a script: it may be a regular expression, a media query, a selector,
 * styles.
 */
export function findInText(text: string): Finding[] {
  const found: Finding[] = [];
  const report = (feature: string) => found.push({ feature, browsers: lackedBy(feature), place: text });
  if (/\(\?<[=!]/.test(text)) report('javascript.regular_expressions.lookbehind_assertion');
  if (/\(\s*(width|height)\s*[<>]|[<>]=?\s*(width|height)\s*\)/.test(text)) report('css.at-rules.media.range_syntax');
  else if (/^\s*not\s*\(|\)\s*or\s*\(/.test(text)) report('css.at-rules.media.or_syntax');
  for (const name of LACKED_SELECTORS)
    if (new RegExp(`(?:^|[^\\w/]|\\w):{1,2}${name}(?![\\w-])`).test(text)) report(`css.selectors.${name}`);
  if (/\{[^{}]*:[^{}]*\}/.test(text)) found.push(...findInCss(text));
  return found;
}
