import { expect, it } from 'vitest';
import { readAddress } from './addresses.ts';

it('no address, however odd, is sent to another site', () => {
  const parts = ['/', '//', '\\', '%2f', '%5c', '.', '..', 'evil.example', 'index', '.html', '?', '#', '@', ':', '\t'];
  for (const a of parts) {
    for (const b of parts) {
      for (const c of parts) {
        const answer = readAddress(`/${a}${b}${c}`, new Map());
        if (answer.kind === 'redirect') {
          expect(new URL(answer.to, 'https://farmacia.example').origin).toBe('https://farmacia.example');
        }
      }
    }
  }
});
