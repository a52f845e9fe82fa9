import { transform } from 'esbuild';
import { expect, test } from 'vitest';
import { BUILD_TARGETS } from './supported-browsers.ts';

const lowered = async (css: string) => {
  const { code } = await transform(css, { loader: 'css', target: BUILD_TARGETS, minify: true });
  return code.trim();
};

test('a build for these browsers writes nested rules out', async () => {
  expect(await lowered('a { &:hover { top: 0 } }')).toBe('a:hover{top:0}');
});

test('a build for these browsers thinks of iPhones', async () => {
  expect(await lowered('a { text-size-adjust: none }')).toContain('-webkit-text-size-adjust:none');
});
