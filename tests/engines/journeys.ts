import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Engine, findEngine } from '../../scripts/browsers.ts';
import { loadContent } from '../../src/content/load.ts';
import { composeMessage, type MedicineRequest } from '../../src/lib/message.ts';
import { type Browser, startBrowser } from './start.ts';
import { Visitor } from './visitor.ts';

const { farmacia, formulario, pagina, privacidade } = loadContent();

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

/** Engines in which a thing cannot be seen, and why; the test's name then says so. */
type Limits = Partial<Record<'themeCookie', string>>;

/**
 * The journeys of the site in one engine, the same cases for all.
 * @param limits what this engine cannot do
 */
export function journeys(engine: Engine, limits: Limits = {}): void {
  if (!findEngine(engine)) {
    it.skip(`${engine}: left out, it is not on this machine (see scripts/ensure-browsers.ts)`);
    return;
  }

  describe(engine, () => {
    let browser: Browser;
    let visitor: Visitor;

    beforeAll(async () => {
      browser = await startBrowser(engine);
      visitor = new Visitor(browser.driver, inject('site'));
    });
    afterAll(() => browser?.stop());

    it('one reads the home page: every section with its heading', async () => {
      await visitor.openAnew();
      expect(await visitor.driver.getTitle()).toContain(farmacia.nome);
      for (const id of [
        'sobre',
        'servicos',
        'aluguer',
        'parceiros',
        'como-chegar',
        'pedido',
        'contactos',
        'pagamentos',
      ]) {
        expect(await visitor.read(`#${id} h2`), id).toMatch(/\S/);
      }
    });

    it('nothing runs over the side of a small phone', async () => {
      await visitor.driver.manage().window().setRect({ width: 400, height: 800 });
      const overflow = await visitor.run(() => document.documentElement.scrollWidth - innerWidth);
      await visitor.driver.manage().window().setRect({ width: 1280, height: 900 });
      expect(overflow).toBeLessThanOrEqual(0);
    });

    it('one calls: the header holds the number', async () => {
      const call = await visitor.run(() => document.querySelector('header a[href^="tel:"]')?.getAttribute('href'));
      expect(call).toBe(`tel:+351${farmacia.telefones.geral}`);
    });

    it('one refuses cookies: the banner comes, stores the choice and stays away', async () => {
      await visitor.openAnew();
      await visitor.press('button', 'Rejeitar Não Essenciais');
      await visitor.until(
        'the banner to go',
        async () => (await visitor.all('button', 'Rejeitar Não Essenciais')).length === 0,
      );
      expect(await visitor.stored('cookie-consent')).toBe('essential-only');
      expect(await visitor.stored('analytics-consent')).toBe('false');
    });

    it('one fills every field, with silent filters, and the message arrives whole in the link', async () => {
      await visitor.open('/');
      for (const [name, text] of Object.entries(REQUEST)) await visitor.type(name, text);
      await visitor.type('codigoDispensa', 'abc9');
      await visitor.type('codigoOpcao', 'x1');
      expect(await visitor.valueOf('codigoDispensa')).toBe(REQUEST.codigoDispensa);
      expect(await visitor.valueOf('codigoOpcao')).toBe(REQUEST.codigoOpcao);
      const windows = (await visitor.driver.getAllWindowHandles()).length;
      await visitor.press('button', formulario.enviar);
      await visitor.until(
        'the chat in a new tab',
        async () => (await visitor.driver.getAllWindowHandles()).length > windows,
      );
      const again = await visitor.find('link', formulario.painel.abrir);
      const text = new URL((await again.getAttribute('href')) ?? '').searchParams.get('text');
      expect(text).toBe(composeMessage(REQUEST, formulario.mensagem));
    });
  });
}
