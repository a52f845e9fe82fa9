import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Engine, findEngine } from '../../scripts/browsers.ts';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { composeMessage, type MedicineRequest } from '../../src/request/message.ts';
import { inThrees } from '../../src/text/nine-digits.ts';
import { freePort, type Site, startSite } from '../site.ts';
import { type Browser, startBrowser } from './start.ts';
import { Visitor } from './visitor.ts';

const content = loadPharmacy();
const { farmacia, formulario, interface: texts, privacidade } = content;
const SECTIONS = ['sobre', 'servicos', 'aluguer', 'parceiros', 'como-chegar', 'pedido', 'contactos', 'pagamentos'];
const REJECT = 'Rejeitar Não Essenciais';
const ACCEPT = 'Aceitar Todos os Cookies';

const REQUEST: MedicineRequest = {
  nome: 'Maria da Conceição',
  telemovel: '912 345 678',
  morada: 'Largo do Rossio, 5, 2.º dto',
  nif: '123456789',
  numeroReceita: '101100001234567890X',
  codigoDispensa: '123456',
  codigoOpcao: '7890',
  instrucoes: 'Genérico & duas caixas',
  outroAssunto: 'Têm protetor solar 50+?',
};

/**
 * The journeys of the site in one engine, the same cases for all. Each begins where the one before ended, as a visit does.
 * @param losesCookies why this engine does not keep secure cookies on http://127.0.0.1, where it does not
 */
export function journeys(engine: Engine, losesCookies?: string): void {
  const isHere = findEngine(engine) !== null;
  const name = isHere
    ? engine
    : `${engine}, left out: not on this machine (node scripts/ensure-browsers.ts says how to get it)`;
  describe.runIf(isHere)(name, () => {
    let browser: Browser;
    let visitor: Visitor;
    let servedAgain: Site | undefined;

    beforeAll(async () => {
      browser = await startBrowser(engine);
      visitor = new Visitor(browser, inject('site'));
    });
    afterAll(async () => {
      servedAgain?.stop();
      await browser?.stop();
    });

    // First: WebKitGTK keeps a worker from starting for the whole session once a page was left while it installed one.
    it('after one visit the pages open without the server, and with it again when it is back', async () => {
      const port = await freePort();
      const { url, stop } = await startSite(undefined, port);
      const visit = new Visitor(browser, url);
      await visit.open('/');
      // Not asked for its state: WebKitGTK sometimes says "installing" for ever of a worker that answers already.
      const isInCharge = () => visit.run(() => navigator.serviceWorker.controller !== null);
      await visit.until('the service worker', isInCharge, 15_000).finally(stop);
      const isGone = () =>
        fetch(url).then(
          () => false,
          () => true,
        );
      await visit.until('the server to be gone', isGone);

      await visit.open('/');
      expect(await visit.read('#contactos')).toContain(farmacia.morada.rua);
      // `read` gives ordinary spaces.
      const plain = (text = '') => text.replaceAll('\u00a0', ' ');
      expect(await visit.read('#contactos')).toContain(plain(inThrees(farmacia.telefones.geral)));
      for (const { times } of content.hours.flatMap(({ rows }) => rows))
        expect(await visit.read('#sobre')).toContain(plain(times[0]));

      servedAgain = await startSite(undefined, port);
      await visit.open('/robots.txt');
      expect(await visit.read('body')).toContain('User-agent');
      await visit.open('/');
      expect(await visit.read('#pedido h2')).toMatch(/\S/);
    });

    it('the home page is read: every section has its heading', async () => {
      await visitor.open('/');
      expect(await visitor.run(() => document.title)).toContain(farmacia.nome);
      for (const id of SECTIONS) expect(await visitor.read(`#${id} h2`), id).toMatch(/\S/);
    });

    it('the pharmacy is called: the header holds the number', async () => {
      const call = await visitor.run(() => document.querySelector('header a[href^="tel:"]')?.getAttribute('href'));
      expect(call).toBe(`tel:+351${farmacia.telefones.geral}`);
    });

    it('cookies are refused: the banner comes, keeps the choice and stays away', async () => {
      await visitor.press('button', REJECT);
      await visitor.until('the banner to go', async () => (await visitor.count('button', REJECT)) === 0);
      expect(await visitor.stored('cookie-consent')).toBe('essential-only');
      expect(await visitor.stored('analytics-consent')).toBe('false');
    });

    it('the choice is changed: the footer brings the banner back', async () => {
      await visitor.press('button', 'Preferências de cookies');
      await visitor.press('button', ACCEPT);
      await visitor.until('the answer', async () => (await visitor.stored('cookie-consent')) === 'accepted');
      expect(await visitor.stored('analytics-consent')).toBe('true');
    });

    it('codes are typed: the filters keep silently what belongs there', async () => {
      await visitor.open('/');
      await visitor.type('numeroReceita', '1011-0000 1234a567890x9');
      await visitor.type('codigoDispensa', 'a12.34567');
      await visitor.type('codigoOpcao', '7 8 9 0 1');
      expect(await visitor.valueOf('numeroReceita')).toBe(REQUEST.numeroReceita);
      expect(await visitor.valueOf('codigoDispensa')).toBe('123456');
      expect(await visitor.valueOf('codigoOpcao')).toBe('7890');
      expect(await visitor.count('alert', '')).toBe(0);
    });

    it('a character typed in the middle leaves the caret there', async () => {
      await visitor.write('codigoDispensa', '1234');
      await visitor.onField('codigoDispensa', (node) => node.setSelectionRange(2, 2));
      await visitor.type('codigoDispensa', 'x9');
      const typed = await visitor.onField('codigoDispensa', (node) => [node.value, node.selectionStart]);
      expect(typed).toEqual(['12934', 3]);
    });

    it('a request with every field is sent: a chat opens, and its link carries the whole message', async () => {
      await visitor.open('/');
      for (const [name, text] of Object.entries(REQUEST)) await visitor.write(name, text);
      const before = await browser.countTabs();
      await visitor.press('button', formulario.enviar);
      await visitor.until('the chat in a new tab', async () => (await browser.countTabs()) > before);
      const linked = () => visitor.onAll('link', formulario.painel.abrir, ([link]) => link?.getAttribute('href'));
      const chat = new URL(await visitor.until('the link to the chat', linked));
      expect(chat.searchParams.get('text')).toBe(composeMessage(REQUEST, formulario.mensagem));
    });

    it('the toast is there after sending, and gone some seconds later', async () => {
      const isShown = () =>
        visitor.run((title: string) => document.body.innerText.includes(title), formulario.aviso.titulo);
      await visitor.until('the toast', isShown);
      await browser.closeOtherTabs();
      await visitor.until('the toast to go', async () => !(await isShown()), 9000);
    });

    it('the panel stays, with what was typed, and clears the form when asked', async () => {
      expect(await visitor.valueOf('nome')).toBe(REQUEST.nome);
      await visitor.press('button', formulario.painel.limpar);
      expect(await visitor.valueOf('nome')).toBe('');
      await visitor.press('button', formulario.painel.desfazer);
      expect(await visitor.valueOf('codigoOpcao')).toBe(REQUEST.codigoOpcao);
    });

    it('what was typed is still there after a look at the privacy page', async () => {
      await visitor.open('/');
      for (const [name, text] of Object.entries(REQUEST)) await visitor.write(name, text);
      await visitor.open('/politica-privacidade');
      await visitor.run(() => history.back());
      await visitor.arriveAt('/');
      for (const [name, text] of Object.entries(REQUEST)) expect(await visitor.valueOf(name), name).toBe(text);
    });

    it('the theme is changed at a press', async () => {
      // The header comes back on the way up.
      await visitor.run(() => scrollTo({ top: 0, behavior: 'instant' }));
      await visitor.press('button', texts.tema.sistema);
      await visitor.press('button', texts.tema.claro);
      expect(await visitor.theme()).toBe('dark');
    });

    it(
      losesCookies
        ? `the theme is not kept for the next page here: ${losesCookies}`
        : 'the theme is kept for the next page',
      async () => {
        await visitor.open('/politica-privacidade');
        expect(await visitor.theme()).toBe(losesCookies ? null : 'dark');
      },
    );

    it('the privacy page is read, and leads back', async () => {
      await visitor.open('/politica-privacidade');
      expect(await visitor.read('main h1')).toBe(privacidade.titulo);
      expect(await visitor.read('main')).toContain(farmacia.empresa.denominacao);
      await visitor.press('link', privacidade.voltar);
      await visitor.arriveAt('/');
    });

    it('an unknown path is not found, in English and with a way home', async () => {
      await visitor.open('/nada');
      expect(await visitor.read('main')).toContain('Oops! Page not found');
      await visitor.press('link', 'Return to Home');
      await visitor.arriveAt('/');
    });

    it('nothing runs over the side of the narrowest window', async () => {
      await browser.resize(320, 800);
      expect(await visitor.run(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  });
}
