import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { inlineScript } from './inline-script.ts';

test('a function becomes one line that runs it, with its spaces kept', () => {
  const script = inlineScript(() => {
    const text = 'one space';
    Object.assign(globalThis, { ranInline: text });
  });
  expect(script).not.toContain('\n');
  expect(script).not.toContain('  ');
  runInThisContext(script);
  expect(globalThis).toHaveProperty('ranInline', 'one space');
});
