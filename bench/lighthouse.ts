import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '../scripts/browsers.ts';

/** What one Lighthouse run says of one page: milliseconds and bytes, scores of 100. */
export interface Measured {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** What went over the wire for all that the page asked for by itself, headers included. */
  bytes: number;
  /** Of these, what the page had asked for before it was first painted. */
  firstBytes: number;
  scores: Record<string, number>;
  /** How fast the machine was just then: Lighthouse's own index, of which a phone is about 150 and a desktop 1,500. */
  speed: number;
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Nothing of the browser's own goes over the network or takes time. Root, as in CI, cannot use the sandbox. */
const FLAGS = [
  '--headless=new',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

interface NetworkRequest {
  transferSize: number;
  networkRequestTime: number;
  sessionTargetType?: string;
}

/** How often a load is tried that Lighthouse could not follow (on a busy machine it misses the navigation's start). */
const ATTEMPTS = 3;

/**
 * Loads a page once in a fresh browser as a phone on slow 4G would (Lighthouse's mobile settings: simulated throttling, CPU
 * four times slower).
 * @throws when Lighthouse could not measure, three times
 */
export async function measure(url: string, attempt = 1): Promise<Measured> {
  try {
    return await loadOnce(url);
  } catch (error) {
    if (attempt === ATTEMPTS) throw error;
    console.log(`Again: ${error instanceof Error ? error.message : error}`);
    return measure(url, attempt + 1);
  }
}

async function loadOnce(url: string): Promise<Measured> {
  const chrome = await launch({ chromePath: findChromium() ?? '', logLevel: 'silent', chromeFlags: FLAGS });
  try {
    const flags = {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: CATEGORIES,
      disableFullPageScreenshot: true,
    };
    const result = await lighthouse(url, flags as Parameters<typeof lighthouse>[1]);
    const { audits, categories, environment, runtimeError } = result?.lhr ?? {};
    if (!audits || !categories || runtimeError) throw new Error(`${url}: ${runtimeError?.message ?? 'no result'}`);
    const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    const requests = networkRequests(audits['network-requests']?.details);
    const painted = observedFirstPaint(audits['metrics']?.details);
    return {
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      bytes: sumOf(requests),
      firstBytes: sumOf(requests.filter(({ networkRequestTime }) => networkRequestTime < painted)),
      scores: Object.fromEntries(CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)])),
      speed: environment?.benchmarkIndex ?? Number.NaN,
    };
  } finally {
    chrome.kill();
  }
}

const sumOf = (requests: NetworkRequest[]) => requests.reduce((sum, { transferSize }) => sum + transferSize, 0);

/** The page's own requests: what a service worker keeps for later is not for this visit. */
function networkRequests(details: unknown): NetworkRequest[] {
  const { items } = details as { items: NetworkRequest[] };
  return items.filter(({ sessionTargetType }) => sessionTargetType === 'page');
}

function observedFirstPaint(details: unknown): number {
  const { items } = details as { items: { observedFirstContentfulPaint: number }[] };
  return items[0]?.observedFirstContentfulPaint ?? Number.NaN;
}
