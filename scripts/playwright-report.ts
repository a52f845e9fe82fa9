import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { FullConfig, Reporter, Suite, TestError } from '@playwright/test/reporter';
import type { Counts } from './test.ts';

/** Writes what `npm test` counts and names into the file of TEST_REPORT. */
export default class PlaywrightReport implements Reporter {
  #suite: Suite | undefined;
  readonly #errors: string[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  /** An error outside of any test. */
  onError({ message = '' }: TestError): void {
    this.#errors.push(message);
  }

  onEnd(): void {
    const counts: Counts = { passed: 0, failures: [...this.#errors], skipped: [] };
    for (const test of this.#suite?.allTests() ?? []) {
      const at = (name: string) => `${basename(test.location.file)} › ${name}`;
      const outcome = test.outcome();
      if (outcome === 'expected') counts.passed++;
      else if (outcome === 'skipped')
        counts.skipped.push(at(test.annotations.find(({ type }) => type === 'skip')?.description ?? test.title));
      else counts.failures.push(at(test.title));
    }
    writeFileSync(process.env['TEST_REPORT'] ?? '.cache/reports/playwright.json', JSON.stringify(counts));
  }
}
