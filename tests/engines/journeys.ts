import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Engine, findEngine } from '../../scripts/browsers.ts';
import { menu as menuName, THEME_LABELS } from '../../src/document/words.ts';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { KEYS } from '../editor/github.ts';
import { startTelephoneSite } from '../editor/telephone-site.ts';
import { FULL_REQUEST, formWords, messageFor } from '../request-words.ts';
import { freePort, type Site, startSite } from '../site.ts';
import { type Browser, startBrowser } from './start.ts';
import { Visitor } from './visitor.ts';

const { farmacia } = loadPharmacy();

const REQUEST = { ...FULL_REQUEST, numeroReceita: '101100001234567890X' };

/** The journeys in one engine. One that a machine lacks is left out, but never by CI, which gets them all. */
export function journeys(engine: Engine): void {
  const paths = findEngine(engine);
  const name = paths
    ? engine
    : `${engine}, left out: not on this machine (node scripts/ensure-browsers.ts says how to get it)`;
  if (paths === null && process.env.CI) throw new Error(name);
  describe.runIf(paths)(name, () => {
    if (paths) visits(engine, () => startBrowser(engine, paths));
  });
}

/** The journeys of the site, the same for all engines. Each begins where the one before ended. */
export function visits(engine: Engine, start: () => Promise<Browser>): void {
  describe('a visit', () => {
    let browser: Browser;
    let visitor: Visitor;
    let servedAgain: Site | undefined;

    beforeAll(async () => {
      browser = await start();
      visitor = new Visitor(browser, process.env.SITE_URL ?? '');
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
      const isGone = async () => (await fetch(url).catch(() => null)) === null;
      await visit.until('the server to be gone', isGone);

      await visit.open('/');
      expect(await visit.read('#contactos')).toContain(farmacia.morada.rua);

      servedAgain = await startSite(undefined, port);
      await visit.open('/robots.txt');
      expect(await visit.read('body')).toContain('User-agent');
      await visit.open('/');
      expect(await visit.read('#pedido h2')).toMatch(/\S/);
    });

    it('cookies are refused, and the choice is changed: the footer brings the banner back', async () => {
      const isStored = (choice: string) =>
        visitor.run((kept) => localStorage.getItem('cookie-consent') === kept, choice);
      await visitor.open('/');
      await visitor.press('Rejeitar Não Essenciais');
      await visitor.until('the refusal', () => isStored('essential-only'));
      const isGone = () => visitor.runOnAll('Rejeitar Não Essenciais', ({ length }) => length === 0);
      await visitor.until('the banner to go', isGone);
      await visitor.press('Preferências de cookies');
      await visitor.press('Aceitar Todos os Cookies');
      await visitor.until('the consent', () => isStored('accepted'));
    });

    it('the link «English» opens the fold that it leads into', async () => {
      await visitor.press('English');
      const isOpen = () => document.querySelector<HTMLDetailsElement>('#contactos details[lang=en]')?.open ?? false;
      await visitor.until('what is said in English', () => visitor.run(isOpen));
    });

    it('codes are typed: the filters keep silently what belongs there, and in the middle the caret stays there', async () => {
      await visitor.open('/');
      await visitor.type('numeroReceita', '1011-0000 1234a567890x9');
      await visitor.type('codigoDispensa', 'a12.34567');
      await visitor.type('codigoOpcao', '7 8 9 0 1');
      const { numeroReceita, codigoDispensa, codigoOpcao } = REQUEST;
      expect(await visitor.fieldValues()).toMatchObject({ numeroReceita, codigoDispensa, codigoOpcao });
      await visitor.fillFields({ codigoDispensa: '1234' });
      await visitor.type('codigoDispensa', 'x95', 2);
      expect(await visitor.fieldValues()).toMatchObject({ codigoDispensa: '129534' });
    });

    it('a request with every field is sent: a chat opens, and its link carries the whole message; a toast comes and goes', async () => {
      await visitor.fillFields(REQUEST);
      // It is rendered on demand: what grows above the button would move it from under the pointer.
      const isComposed = async () => (await visitor.read('.MessageBubble-preview')).includes(REQUEST.outroAssunto);
      await visitor.until('the message beside the form', isComposed);
      await browser.closeOtherTabs();
      await visitor.press(formWords.enviar);
      await visitor.until('the chat in a new tab', () => browser.closeOtherTabs());
      const linked = () => visitor.runOnAll(formWords.painel.abrir, ([link]) => link?.getAttribute('href'));
      const chat = new URL(await visitor.until('the link to the chat', linked));
      expect(chat.searchParams.get('text')).toBe(messageFor(REQUEST));
      const isToasted = async () => (await visitor.read('body')).includes(formWords.aviso.titulo);
      await visitor.until('the toast', isToasted);
      await visitor.until('the toast to go', async () => !(await isToasted()), 9000);
    });

    it('what was typed is still there after a look at the privacy page', async () => {
      await visitor.open('/politica-privacidade');
      await visitor.run(() => history.back());
      await visitor.arriveAt('/');
      await visitor.waitForForm();
      expect(await visitor.fieldValues()).toMatchObject(REQUEST);
    });

    // WebKitGTK takes secure cookies over https only.
    const isKept = engine === 'firefox';
    it(`nothing runs over the side of the narrowest window; the theme is changed at a press, and ${isKept ? 'kept' : 'not kept without https'} for the next page`, async () => {
      const theme = () => visitor.run(() => document.documentElement.dataset['theme']);
      // The header comes back on the way up.
      await visitor.run(() => scrollTo({ top: 0, behavior: 'instant' }));
      await browser.resize(320, 800);
      expect(await visitor.run(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      // In so narrow a window it stands in the menu.
      await visitor.press(menuName);
      await visitor.press(THEME_LABELS.system);
      await visitor.press(THEME_LABELS.light);
      expect(await theme()).toBe('dark');
      await visitor.open('/politica-privacidade');
      expect((await theme()) ?? null).toBe(isKept ? 'dark' : null);
    });

    // An owner's: in an iPhone's engine; in Chromium: tests/editor.
    if (engine === 'firefox') return;
    it('an owner changes Saturday’s hours and a price at /editar, and publishes them', async () => {
      const { url, github, stop } = await startTelephoneSite();
      onTestFinished(stop);
      await browser.resize(360, 740);
      const owner = new Visitor(browser, url);
      const reads = (text: string, part = 'main') =>
        owner.until(text, async () => (await owner.read(part)).includes(text), 15_000);
      const type = async (topic: string, id: string, text: string) => {
        await owner.press(topic);
        const select = (field: string) => {
          const control = document.querySelector<HTMLInputElement>(`[data-field="${field}"]`);
          for (let part = control?.parentElement; part; part = part.parentElement) part.setAttribute('open', '');
          control?.select();
          return control !== null;
        };
        await owner.until(id, () => owner.run(select, id));
        await browser.type(text);
        await owner.press('Temas');
      };
      await owner.open('/editar');
      const key = JSON.stringify({ key: KEYS.writes, until: '2099-01-01' });
      await owner.run((kept) => localStorage.setItem('editor:chave', kept), key);
      await owner.open('/editar');
      await type('Horas', 'horario.yaml:aberturas.sabado[1].fecha', '18h30');
      await type('Aluguer', 'aluguer.yaml:[1].precoDia', '1,20');
      await owner.press('Publicar (2)');
      for (const sentence of ['18:30', 'para 1,20']) await reads(sentence);
      // It takes no press before it has stood there for a moment.
      const isReady = () => document.querySelector('[data-thumb] button[aria-disabled="false"]') !== null;
      await owner.until('the button to be ready', () => owner.run(isReady));
      await owner.press('Publicar agora (2)');
      await reads(': à espera do site', 'header');
      expect(github.log()[0]).toBe('Muda «Horas» e «Aluguer», pelo telemóvel');
    }, 60_000);
  });
}
