import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NoticeBoard } from './NoticeBoard.tsx';
import type { Notice } from './notices.ts';

const texts = { titulo: 'Avisos', urgente: 'Urgente:', fechar: 'Fechar', mais: 'Mais', fechados: 'Mostrar' };
const notice: Notice = { id: 'a', texto: 'A', de: '2026-12-24', ate: '2026-12-26', tipo: 'normal', fechada: false };

test('the notices of the build stand in the page urgent first, all hidden until the day is known', () => {
  const notices: Notice[] = [notice, { ...notice, id: 'b', tipo: 'urgente' }];
  const html = renderToStaticMarkup(createElement(NoticeBoard, { notices, texts }));
  const cards = [...html.matchAll(/<div [^>]*data-aviso="(\w+)"[^>]*>/g)];
  expect(cards.map(([, id]) => id)).toEqual(['b', 'a']);
  for (const [tag] of cards) expect(tag).toMatch(/ hidden=""/);
  expect(html, 'what is not so costs the first view no byte').not.toContain('fechada');
});

test.each([
  [2, false],
  [3, true],
])('the board has a fold where it may be needed: for %d notices, %s', (count, hasFold) => {
  const notices = Array.from({ length: count }, (_, i): Notice => ({ ...notice, id: `n${i}` }));
  const html = renderToStaticMarkup(createElement(NoticeBoard, { notices, texts }));
  expect(html.includes('<summary>Mais</summary>')).toBe(hasFold);
});
