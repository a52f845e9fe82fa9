import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { noticeOf } from '../../tests/state-at.ts';
import { NoticeBoard } from './NoticeBoard.tsx';

const [first, urgent, third] = [
  noticeOf('2026-12-24', { id: 'a', fechada: false }),
  noticeOf('2026-12-24', { id: 'b', tipo: 'urgente' }),
  noticeOf('2026-12-24', { id: 'c' }),
];

test('the notices of the build stand in the page urgent first, all hidden until the day is known, with a fold if needed', () => {
  const html = renderToStaticMarkup(createElement(NoticeBoard, { notices: [first, urgent] }));
  const cards = [...html.matchAll(/<div [^>]*data-aviso="(\w+)"[^>]*>/g)];
  expect(cards.map(([, id]) => id)).toEqual(['b', 'a']);
  for (const [tag] of cards) expect(tag).toMatch(/ hidden=""/);
  expect(html, 'what is not so costs the first view no byte').not.toContain('fechada');
  expect(html).not.toContain('<summary>');
  const ahead = noticeOf('2026-12-24', { id: 'd', mostrar: '2026-11-28' });
  const early = renderToStaticMarkup(createElement(NoticeBoard, { notices: [ahead] }));
  expect(early).toContain('<b>A 24 de dezembro: </b><span>Aviso</span>');
  const three = renderToStaticMarkup(createElement(NoticeBoard, { notices: [first, urgent, third] }));
  expect(three).toContain('<summary>Mais avisos</summary>');
});
