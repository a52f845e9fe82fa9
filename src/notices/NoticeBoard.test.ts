import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { noticeOf } from '../../tests/state-at.ts';
import { NoticeBoard } from './NoticeBoard.tsx';
import type { Notice } from './notices.ts';

const [first, urgent, third] = [
  noticeOf('2026-12-24', { id: 'a', fechada: false }),
  noticeOf('2026-12-24', { id: 'b', tipo: 'urgente' }),
  noticeOf('2026-12-24', { id: 'c' }),
];

const boardOf = (...notices: Notice[]) =>
  renderToStaticMarkup(createElement(NoticeBoard, { notices, builtOn: '2026-12-01' }));

test('the notices of the build stand in the page urgent first, those that are over hidden, with a fold if needed', () => {
  const over = noticeOf('2026-11-30', { id: 'o' });
  const html = boardOf(first, over, urgent);
  const cards = [...html.matchAll(/<div [^>]*data-aviso="(\w+)"[^>]*>/g)];
  expect(cards.map(([tag, id]) => `${id}${tag.includes(' hidden=') ? ' hidden' : ''}`)).toEqual(['b', 'a', 'o hidden']);
  expect(html, 'what is not so costs the first view no byte').not.toContain('fechada');
  expect(html, 'who has no script reads of which day').toContain('<b>A 24 de dezembro: </b><span>Aviso</span>');
  expect(boardOf(first, urgent)).not.toContain('<summary>');
  expect(boardOf(first, urgent, third)).toContain('<summary>Mais avisos</summary>');
});
