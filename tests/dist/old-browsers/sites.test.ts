import { expect, test } from 'vitest';
import { bundlePage } from '../../../editor/bundle.ts';
import { DEMONSTRATION_SITE, EXAMPLES, exampleSite } from '../../build-sites.ts';
import { DIST } from '../pages.ts';
import { ALLOWED } from './allowed.ts';
import { findInScripts } from './script.ts';
import { exceptionOf, findInSites, listFindings } from './sites.ts';

const findings = findInSites([DIST, DEMONSTRATION_SITE, ...EXAMPLES.map(exampleSite)]);

test('what is built asks nothing of the oldest browsers that they cannot do', () => {
  expect(listFindings(findings)).toEqual([]);
});

test('each exception is still used', () => {
  const used = new Set(findings.map(exceptionOf));
  expect(Object.keys(ALLOWED).filter((feature) => !used.has(feature))).toEqual([]);
});

/** The stack of an error only where there is one; the pattern that looks behind in a try. */
const ASKED_FIRST = /javascript\.(builtins\.Error|regular_expressions\.lookbehind)/;

test('the editor calls no method of the language that the oldest browsers lack', async () => {
  const { files } = await bundlePage(155);
  const textsOf = (ending: string) =>
    files.filter(({ name }) => name.endsWith(ending)).map(({ contents }) => new TextDecoder().decode(contents));
  expect(textsOf('.css').join(), 'colours that they know').not.toContain('light-dark(');
  const lacked = findInScripts(textsOf('.js')).filter(({ feature }) => feature.startsWith('javascript.'));
  expect(listFindings(lacked.filter(({ feature }) => !ASKED_FIRST.test(feature)))).toEqual([]);
});
