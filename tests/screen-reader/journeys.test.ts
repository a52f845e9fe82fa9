import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildCopy } from '../build-sites.ts';
import { SMS } from '../request-words.ts';
import { type Site, startSite } from '../site.ts';
import { BROWSERS, type BrowserName, Listener, QUESTION_OF_COOKIES } from './listener.ts';
import { type Session, startSession } from './session.ts';

const FIRST_SUM = /7 dias a 1,00/;

const notice = (tipo: string, texto: string) => ({ id: tipo, tipo, texto, de: '2020-01-01', ate: '2099-12-31' });
const NOTICES = [
  notice('normal', 'De 3 a 14 de agosto, a farmácia fecha à hora do almoço, das 13h às 14h30.'),
  notice('urgente', 'Esta semana estamos de serviço toda a noite: toque à campainha, ou ligue antes.'),
];

/** How many of the utterances say this. */
const times = (said: string[], words: RegExp) => said.filter((text) => words.test(text)).length;

let site: Site;
beforeAll(async () => {
  const write = () => writeFileSync('.cache/noticed/public/avisos.json', JSON.stringify(NOTICES));
  site = await startSite(await buildCopy('.cache/noticed', write));
});
afterAll(() => site.stop());

describe.each(BROWSERS)('with Orca in %s', (browser: BrowserName) => {
  let session: Session;
  let ear: Listener;

  beforeAll(async () => {
    session = await startSession();
    ear = new Listener(session, site.url, browser);
  });
  afterAll(async () => {
    await ear?.close();
    session?.stop();
  });

  test('a page that opens says its name, at most twelve landmarks and the question about cookies, once', async () => {
    await ear.open('/');
    const said = await ear.hear(QUESTION_OF_COOKIES);
    expect(times(said, QUESTION_OF_COOKIES)).toBe(1);
    expect(times(said, /Prefere falar connosco|clicável/)).toBe(0);
    const [, landmarks] = /tem (\d+) marcos/.exec(said.join('\n')) ?? [];
    expect(Number(landmarks)).toBeLessThanOrEqual(12);
    await ear.pressUntil('Tab', /Saltar para o conteúdo/);
    await ear.press('Return');
    expect(times(await ear.hear(/conteúdo principal/), /clicável/)).toBe(0);
  });

  test('the form stays where one is while the page is hydrated, and calls nothing wrong', async () => {
    await ear.open('/');
    const said = await ear.pressUntil('e', /Morada/);
    expect(said.join('\n')).not.toMatch(/inválid/);
    expect(said.join('\n').match(/obrigatóri|requerid/g) ?? []).toHaveLength(1);
    // As long as all that comes late may take.
    await ear.silence(6000);
    expect(times(ear.heard(), FIRST_SUM)).toBe(0);
    expect(times(ear.heard(), /Medidor de tensão/)).toBe(0);
  });

  test('the quote says its sum when the visitor changes it, and the fields for dates have the focus once their button is pressed', async () => {
    await ear.open('/#aluguer');
    await ear.pressUntil('Tab', /Quantos dias/);
    await ear.press('ctrl+a');
    await ear.type('3');
    await ear.hear(/3 dias a 1,00/);
    expect(times(ear.heardSinceOpened(), FIRST_SUM)).toBe(0);
    await ear.pressUntil('Tab', /Escolher datas/);
    // Of a date's three parts Firefox says each one's own name, in its own language, and not the field's.
    await ear.press('Return');
    await ear.hear(/Primeiro dia|Month/);
  });

  test('a pasted SMS is answered by its result alone', async () => {
    ear.copy(SMS);
    await ear.open('/#pedido');
    await ear.pressUntil('Tab', /Tenho receita/);
    await ear.press('Return');
    await ear.pressUntil('Tab', /Número da receita/);
    await ear.press('ctrl+v');
    const said = await ear.hear(/Preenchemos: número da receita/);
    expect(times(said, /Preenchemos/)).toBe(1);
    expect(times(said, /Faltam|Ficaram só|Falta um/)).toBe(0);
  });

  test('a required field left empty is said; a sent request says its toast once, and the next step again to who comes back', async () => {
    await ear.open('/#pedido');
    await ear.pressUntil('Tab', /Nome completo/);
    expect(times(ear.heardSinceOpened(), /inválid/)).toBe(0);
    await ear.press('Return');
    // First the question, whose answer says whether an address is needed.
    await ear.hear(/Como recebe/);
    await ear.press('space');
    await ear.pressUntil('Tab', /Telemóvel/);
    await ear.type('910000000');
    await ear.press('Return');
    await ear.hear(/Falta o nome/);
    await ear.type('Ana Reis');
    await ear.press('Return');
    const sent = ear.heard();
    await ear.press('ctrl+w');
    const back = await ear.hear(/Falta carregar em Enviar/);
    expect(times([...sent, ...back], /Formulário enviado!/)).toBe(1);
  });

  test('a notice is closed by its own name, and the next one has the focus; theme and slogans say their new state; the number is one piece', async () => {
    await ear.open('/');
    await ear.pressUntil('Tab', /Aspeto automático/);
    await ear.press('Return');
    await ear.hear(/Aspeto claro/);
    await ear.pressUntil('Tab', /Ligar 249 000 000/);
    await ear.pressUntil('Tab', /Fechar o aviso: Esta semana/);
    await ear.press('Return');
    await ear.hear(/Fechar o aviso: De 3 a 14/);
    await ear.pressUntil('Tab', /Parar as frases/);
    await ear.press('Return');
    await ear.hear(/As frases estão paradas/);
  });

  test('links are named in one piece, by Tab and line by line', async () => {
    await ear.open('/#parceiros');
    await ear.pressUntil('Tab', /WhatsApp: Teleconsulta e doença crónica/);
    await ear.press('Up');
    await ear.press('Down');
    await ear.hear(/WhatsApp: Teleconsulta e doença crónica/);
  });
});
