import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { callEditor, copyOfContent, startEditor } from './server.ts';

test('content that is broken when the editor opens is shown there, and the site comes when it is put right', {
  timeout: 120_000,
}, async () => {
  const folder = copyOfContent();
  const file = join(folder, 'content/slogans.yaml');
  const good = readFileSync(file, 'utf8');
  appendFileSync(file, '- "aberto\n');
  const editor = await startEditor(folder);
  try {
    expect((await fetch(editor.url)).status).toBe(503);
    // No address; it would end a server that takes it for one.
    expect((await fetch(`${editor.url}//`)).status).toBe(400);
    const { files, hasSite } = await (await callEditor(editor.url, 'estado')).json();
    expect(hasSite).toBe(false);
    const { hash, mistakes, data } = files.find(({ name }: { name: string }) => name === 'slogans');
    expect(data).toBeNull();
    expect(mistakes[0]).toMatchObject({ line: good.split('\n').length, text: expect.stringContaining('espera-se') });
    const saved = await (await callEditor(editor.url, 'guardar', { name: 'slogans', hash, text: good })).json();
    expect(saved).toHaveProperty('saved');
    expect(readFileSync(file, 'utf8')).toBe(good);
    await expect
      .poll(async () => (await fetch(editor.url).catch(() => null))?.status, { timeout: 60_000, interval: 500 })
      .toBe(200);
    expect((await (await callEditor(editor.url, 'estado')).json()).hasSite).toBe(true);
  } finally {
    editor.stop();
  }
});
