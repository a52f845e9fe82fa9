import { describe, expect, it } from 'vitest';
import { readAddress as read } from './addresses.ts';

const ALIASES = new Map([
  ['/security.txt', '/.well-known/security.txt'],
  ['/privacidade', '/politica-privacidade'],
]);
const readAddress = (target: string) => read(target, ALIASES);

describe('each page has one address', () => {
  it.each([
    ['/index.html', '/'],
    ['/index', '/'],
    ['/index.html?a=1', '/?a=1'],
    ['/politica-privacidade/', '/politica-privacidade'],
    ['/politica-privacidade/?a=/b/', '/politica-privacidade?a=/b/'],
    ['/politica-privacidade.html', '/politica-privacidade'],
    ['/politica-privacidade/index.html', '/politica-privacidade'],
    ['/security.txt', '/.well-known/security.txt'],
    ['/privacidade', '/politica-privacidade'],
  ])('%s goes to %s', (target, to) => expect(readAddress(target)).toEqual({ kind: 'redirect', to }));

  it.each(['/', '/?a=1', '/politica-privacidade', '/.well-known/security.txt', '/_astro/a.B-c_1.js'])(
    '%s is itself',
    (target) => expect(readAddress(target)).toEqual({ kind: 'file', path: target.split('?')[0] }),
  );
});

describe('a file that is not for visitors does not exist', () => {
  it.each([
    ...[
      '/.env',
      '/.git/',
      '/.git/config',
      '/a/.b',
      '/_headers',
      '/_redirects',
      '/404',
      '/404.html',
      '/index.html.br',
      '/_astro/a.js.gz',
    ],
    ...['//evil.example', '//evil.example/', '/\\evil.example/', '/%5Cevil.example/', '/%2fevil.example/', '/a//'],
    ...['/../x', '/..', '/./', '/a/../', '/%2e%2e/', '/%00', '/a%00.html', '/%', '', 'a', '*', 'https://evil.example/'],
  ])('%j', (target) => expect(readAddress(target)).toEqual({ kind: 'missing' }));
});

it('no address, however odd, is sent to another site', () => {
  const parts = ['/', '//', '\\', '%2f', '%5c', '.', '..', 'evil.example', 'index', '.html', '?', '#', '@', ':', '\t'];
  for (const a of parts) {
    for (const b of parts) {
      for (const c of parts) {
        const answer = readAddress(`/${a}${b}${c}`);
        if (answer.kind === 'redirect') {
          expect(new URL(answer.to, 'https://farmacia.example').origin).toBe('https://farmacia.example');
        }
      }
    }
  }
});
