import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import type { Counts } from './test.ts';

/**
 * Writes what `npm test` counts and names into the file of TEST_REPORT. Vitest's own JSON names neither a suite whose
 * hook failed nor an error outside of any test.
 */
export default class VitestReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const counts: Counts = { passed: 0, failures: errors.map(({ message }) => message), skipped: [] };
    for (const module of modules) {
      const file = module.relativeModuleId;
      const at = (name: string) => `${file} › ${name}`;
      if (module.errors().length > 0) counts.failures.push(file);
      for (const suite of module.children.allSuites())
        if (suite.errors().length > 0) counts.failures.push(at(`${suite.fullName} (before or after its tests)`));
      for (const child of module.children) {
        const tests = child.type === 'test' ? [child] : [...child.children.allTests()];
        const isLeftOut = tests.every((test) => test.result().state === 'skipped');
        for (const test of tests) {
          const { state } = test.result();
          if (state === 'passed') counts.passed++;
          else if (state === 'failed') counts.failures.push(at(test.fullName));
          else counts.skipped.push(at(isLeftOut ? child.name : test.fullName));
        }
      }
    }
    writeFileSync(process.env['TEST_REPORT'] ?? '.cache/reports/vitest.json', JSON.stringify(counts));
  }
}
