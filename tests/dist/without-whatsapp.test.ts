import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { audit, builtPages } from '../../src/pharmacy/law/audit.ts';
import { readable, readPage } from '../../src/pharmacy/law/page.ts';

import { loadContent } from '../../src/pharmacy/load.ts';
import type { Pharmacy } from '../../src/pharmacy/pharmacy.ts';
import { buildCopy } from '../build-copy.ts';
import { DEMONSTRATION } from '../build-sites.ts';
import { replaceIn } from '../pharmacy-copy.ts';

const WHATSAPP = '  whatsapp: "910000000"\n';

describe.each([
  ['with a mobile phone', 'sms', '  sms: "910000000"\n', 'SMS', 'as mensagens', /^sms:\+351910000000(\?&body=.+)?$/],
  ['with neither', 'email', '', 'e-mail', 'o e-mail', /^mailto:geral@farmaciaexemplar\.example(\?.*body=.+)?$/],
])('a pharmacy without WhatsApp, %s', (_with, kind, line, name, opened, address) => {
  const copy = `.cache/without-whatsapp-${kind}`;
  let dist: string;
  let content: Pharmacy;
  beforeAll(async () => {
    dist = await buildCopy(DEMONSTRATION, copy, () => replaceIn(copy, 'farmacia.yaml', WHATSAPP, line));
    content = loadContent(copy);
  }, 120_000);

  test('keeps the law, and does not name WhatsApp anywhere', () => {
    const pages = builtPages(dist, content);
    expect(audit(pages)).toEqual([]);
    for (const { html, root } of pages) {
      expect(readable(root)).not.toContain('WhatsApp');
      expect(html).not.toMatch(/wa\.me|content="[^"]*WhatsApp|aria-label="[^"]*WhatsApp/);
    }
    for (const file of ['farmacia.vcf', ...scripts(dist)]) {
      expect(readFileSync(join(dist, file), 'utf8'), file).not.toMatch(/ WhatsApp|WhatsApp |wa\.me/);
    }
  });

  test(`asks for what is needed by ${name} instead, in the same places`, () => {
    const [home] = builtPages(dist, content);
    const { abertura, whatsappFlutuante } = content.pagina;
    // Beside the form stands the address itself.
    const labels = [abertura.whatsapp, ...(kind === 'sms' ? [content.formulario.preferirWhatsapp] : [])];
    for (const label of [...labels, content.pagina.servicos.ajuda]) {
      const link = home?.root.querySelectorAll('a').find((a) => readable(a) === label);
      expect(link?.getAttribute('href'), label).toMatch(address);
      expect(link?.getAttribute('target'), label).toBeUndefined();
    }
    for (const label of labels) expect(label).toContain(name);
    expect(home?.root.querySelector(`a[aria-label="${whatsappFlutuante.texto}"]`)?.getAttribute('href')).toMatch(
      address,
    );
    expect(content.formulario.enviar).toBe(`Continuar num ${name}`);
    expect(content.formulario.painel.abrirVazia).toBe(`Abrir ${opened}`);
    expect(content.pagina.pedido.introducao).toContain(`abre-se num ${name}, `);
  });

  test('breaks the law where its policy does not say by whose hands a request passes', () => {
    const silent = builtPages(dist, content).map(({ path, html }) =>
      readPage(path, html.replaceAll(/<li>[\s\S]*?<\/li>/g, ''), content),
    );
    expect(audit(silent).map(({ what }) => what)).toContainEqual(expect.stringContaining('que um pedido passa'));
  });
});

function scripts(dist: string): string[] {
  return readdirSync(join(dist, '_astro'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => `_astro/${file}`);
}
