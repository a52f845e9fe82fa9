import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fakeBrowser } from '../../src/testing/fake-browser.ts';
import { FILE_NAMES, type FileName, pathOf } from '../core/content-files.ts';
import { demonstrationFrom, SavedContent, type Texts } from '../core/saved-content.ts';
import type { Store } from '../stores/store.ts';
import { Editor } from './editor.ts';
import { FileFields } from './FileFields.tsx';
import { FieldsContext } from './fields/field.tsx';

const demonstration = demonstrationFrom((path) => readFileSync(path, 'utf8'));
const textOf = (name: FileName) => readFileSync(`exemplos/demonstracao/${pathOf(name)}`, 'utf8');
const texts = Object.fromEntries(FILE_NAMES.map((name) => [name, textOf(name)])) as Record<FileName, string>;

const NOTICE = { id: 'a', texto: 'Fechamos.', de: '2099-12-24', ate: '2099-12-24', tipo: 'normal' };
const noticesWith = (...notices: unknown[]): Texts => ({ avisos: JSON.stringify(notices) });
const withPeriod = (period: string): Texts => ({
  horario: texts.horario.replace(/^(aberturas:\n)( +)-/m, `$1$2- ${period}\n$2-`),
});

test.each<[what: string, changed: Texts]>([
  ['a period that is nothing', withPeriod('')],
  ['a period that is a text', withPeriod('segunda')],
  ['a period without days', withPeriod('{ abre: "09:00", fecha: "13:00" }')],
  ['a period with a number for its days', withPeriod('{ dias: 2, abre: 9, fecha: "13:00" }')],
  ['a turn of duty that is a text', { horario: `${texts.horario}\nservico: { turnos: [ amanhã ] }\n` }],
  ['a notice that is nothing', noticesWith(null)],
  ['a notice that is a text', noticesWith('Fechamos.', NOTICE)],
  ['a notice with numbers for hours', noticesWith({ ...NOTICE, fechada: true, das: 9, as: 13 })],
  ['a notice with a period that is nothing', noticesWith({ ...NOTICE, horario: [null] })],
  ['a notice with a text for its periods', noticesWith({ ...NOTICE, horario: 'de manhã' })],
  ['a notice with half a period', noticesWith({ ...NOTICE, horario: [{ abre: 9 }] })],
])('%s, written by hand, opens as a form that shows what is wrong', (_what, changed) => {
  fakeBrowser();
  const name = changed.avisos ? 'avisos' : 'horario';
  const content = new SavedContent({ version: '', texts: { ...texts, ...changed }, photographs: {} }, demonstration);
  const editor = new Editor({ place: name, computer: {} } as Store, content, () => {});
  const { mistakes } = editor.files[name];
  expect(mistakes).not.toEqual([]);
  const fields = { editor, name, set: () => {}, remove: () => {}, mistakes } as const;
  const form = createElement(FileFields, { editor, name });
  expect(renderToStaticMarkup(createElement(FieldsContext, { value: fields }, form))).toMatch(/id="[^"]*-mistake"/);
});
