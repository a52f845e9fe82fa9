import { expect, test } from 'vitest';
import { DEMONSTRATION_SITE, EXAMPLES, exampleSite } from '../../build-sites.ts';
import { DIST } from '../pages.ts';
import { ALLOWED } from './allowed.ts';
import { exceptionOf, findInSites, listFindings } from './sites.ts';

const findings = findInSites([DIST, DEMONSTRATION_SITE, ...EXAMPLES.map(exampleSite)]);

test('what is built asks nothing of the oldest browsers that they cannot do', () => {
  expect(listFindings(findings)).toEqual([]);
});

test('each exception is still used', () => {
  const used = new Set(findings.map(exceptionOf));
  expect(Object.keys(ALLOWED).filter((feature) => !used.has(feature))).toEqual([]);
});
