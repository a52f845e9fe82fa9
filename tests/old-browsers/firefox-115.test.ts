import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SUPPORTED_BROWSERS } from '../../build/supported-browsers.ts';
import { DEMONSTRATION_SITE, EXAMPLES, exampleSite } from '../build-sites.ts';
import { visits } from '../engines/journeys.ts';
import { type Browser, startFirefox } from '../engines/start.ts';
import { Visitor } from '../engines/visitor.ts';
import { startSite } from '../site.ts';

const WIDTHS = [320, 768, 1280];

/** Unpacked by firefox-115.sh. */
const FOLDER = resolve('.cache/old-browsers/firefox-115');
const libraries = globSync(`${FOLDER}/usr/lib/*-linux-gnu`).join();
const start = () => startFirefox(`${FOLDER}/usr/lib/firefox-esr/firefox-esr`, { LD_LIBRARY_PATH: libraries });

/** The sides of a PDF file, whose objects are compressed. */
function sidesOf(pdf: Buffer): number {
  const streams = pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)endstream/g);
  const parts = [...streams].map(([, stream = '']) => {
    try {
      return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return parts.join().match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

describe('Firefox 115', () => {
  visits('firefox', start);

  describe('besides', () => {
    let browser: Browser;
    let visitor: Visitor;
    beforeAll(async () => {
      browser = await start();
      visitor = new Visitor(browser, process.env.SITE_URL ?? '');
    });
    afterAll(() => browser?.stop());

    it('it is the version of the list', async () => {
      const { version } = SUPPORTED_BROWSERS.find(({ name }) => name === 'firefox') ?? {};
      expect(await visitor.run(() => navigator.userAgent)).toContain(`Firefox/${version}.`);
    });

    for (const folder of [DEMONSTRATION_SITE, ...EXAMPLES.map(exampleSite)])
      it(`${folder}: its picture is drawn, nothing scrolls sideways, and the paper is both sides of a sheet`, async () => {
        const site = await startSite(folder);
        try {
          const visit = new Visitor(browser, site.url);
          await visit.open('/');
          for (const width of WIDTHS) {
            await browser.resize(width, 800);
            const over = await visit.run(() => document.documentElement.scrollWidth - innerWidth);
            expect(over, `${width} px`).toBeLessThanOrEqual(0);
          }
          const isDrawn = () =>
            [...document.querySelectorAll('[data-opening-picture] :is(use, [fill^=url], img)')].some(
              (drawing) => drawing.getBoundingClientRect().width > 0,
            );
          await visit.until('what opens the page', () => visit.run(isDrawn));
          const isReady = () => [...document.styleSheets].some(({ media }) => media.mediaText === 'print');
          await visit.until('the styles for paper', () => visit.run(isReady));
          expect(sidesOf(await browser.print())).toBe(2);
        } finally {
          site.stop();
        }
      });
  });
});
