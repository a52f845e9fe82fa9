import { expect, test, vi } from 'vitest';
import { forgetContent } from './virtual.ts';

test('changed content is loaded again in every environment, and none of the modules of Astro', () => {
  const ids = [
    '\0virtual:content/pharmacy',
    '\0virtual:content/look.css',
    '\0virtual:astro:manifest',
    '/src/opening/hours.ts',
  ];
  const invalidateModule = vi.fn();
  const moduleGraph = { idToModuleMap: new Map(ids.map((id) => [id, id])), invalidateModule };
  forgetContent({ environments: { client: { moduleGraph }, ssr: { moduleGraph } } } as never);
  expect(invalidateModule.mock.calls.flat()).toEqual([...ids.slice(0, 2), ...ids.slice(0, 2)]);
});
