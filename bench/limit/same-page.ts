import type { Browser } from '@playwright/test';

/** How much style the hand-written page may have, as a part of the site's: of one order with it. */
const STYLE = { least: 0.5, most: 1.5 };

interface Said {
  /** The pieces of text that are shown. */
  texts: string[];
  /** All of it in one. */
  whole: string;
  /** Characters of style. */
  style: number;
}

/** What a page shows to whoever has no JavaScript. */
async function said(browser: Browser, url: string): Promise<Said> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  const said = await page.evaluate(() => {
    const plain = (text: string) => text.replaceAll(/[\s\u00a0]+/g, ' ').trim();
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = plain(node.textContent ?? '');
      if (/\p{L}|\d/u.test(text) && node.parentElement?.checkVisibility()) texts.push(text);
    }
    const style = [...document.querySelectorAll('style')].reduce((sum, { textContent }) => sum + textContent.length, 0);
    return { texts, whole: texts.join(' '), style };
  });
  await context.close();
  return said;
}

/**
 * Holds the hand-written page against the site without JavaScript: what one says the other says, with as much style.
 * @returns a line for the results
 * @throws naming what is missing, so that the hand-written page cannot fall behind
 */
export async function compareWithSite(browser: Browser, site: string, limit: string): Promise<string> {
  const [ours, hand] = [await said(browser, site), await said(browser, limit)];
  const missing = ours.texts.filter((text) => !hand.whole.includes(text));
  if (missing.length > 0) throw new Error(`The hand-written page does not say:\n${missing.join('\n')}`);
  const more = hand.whole.length / ours.whole.length;
  if (Math.abs(more - 1) > 0.1) throw new Error(`The hand-written page has ${more.toFixed(2)} times the site's text.`);
  const style = hand.style / ours.style;
  if (style < STYLE.least || style > STYLE.most) throw new Error(`It has ${style.toFixed(2)} times the site's style.`);
  return `The hand-written page says all ${ours.texts.length} texts that the site shows without JavaScript (${more.toFixed(2)} times its length) with ${style.toFixed(2)} times its style.`;
}
