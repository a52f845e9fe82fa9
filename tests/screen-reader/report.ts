import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { table } from '../markdown-table.ts';

/** A journey, and what it heard in a browser. */
export interface Heard {
  browser: string;
  journey: string;
  /** Whether all that was expected was heard, and nothing else. */
  held: boolean;
  /** The utterances since its last press. */
  said: string[];
}

/** The row of a journey that failed shows at most so many letters of what was heard: the last ones. */
const SHOWN = 100;

/** The page that keeps the last complete run. */
const PAGE = 'docs/screen-reader.md';
/** The heading from which on the page is written by hand, and stays. */
const BY_HAND = '## Known';

/**
 * Writes what was heard as Markdown: every utterance to `.cache/reports/screen-reader.md`; the table also to
 * docs/screen-reader.md, if all the journeys were heard and not only some (`-- -t firefox`).
 */
export function writeReport(heard: Heard[], journeyCount: number): void {
  const versions = ['orca', 'chromium', 'firefox-esr'].map(versionOf).join(', ');
  const day = new Date().toISOString().slice(0, 10);
  const browsers = [...new Set(heard.map(({ browser }) => browser))];
  const cell = (journey: string, browser: string) => {
    const found = heard.find((each) => each.journey === journey && each.browser === browser);
    if (!found) return '';
    return found.held ? 'yes' : `**no**: …${found.said.join(' · ').replaceAll('|', '·').slice(-SHOWN)}`;
  };
  const held = heard.filter((each) => each.held).length;
  const names = [...new Set(heard.map(({ journey }) => journey))];
  const rows = names.map((journey) => [journey, ...browsers.map((browser) => cell(journey, browser))]);
  const report = [
    '# Heard with a screen reader',
    `Written by \`npm run test:screen-reader\` on ${day}: ${versions}, in Portuguese. ${held} of ${heard.length} held; of the others, the end of what was heard after the last key.`,
    table(['Journey', ...browsers], rows),
  ].join('\n\n');
  const page = readFileSync(PAGE, 'utf8');
  mkdirSync('.cache/reports', { recursive: true });
  const whole = heard.map(({ browser, journey, said }) => `- ${browser}, ${journey}: ${said.join(' · ')}`);
  writeFileSync('.cache/reports/screen-reader.md', `${report}\n\n${whole.join('\n')}\n`);
  if (heard.length === journeyCount) writeFileSync(PAGE, `${report}\n\n${page.slice(page.indexOf(BY_HAND))}`);
}

function versionOf(command: string): string {
  const [version = ''] = /\d[\d.]*/.exec(spawnSync(command, ['--version'], { encoding: 'utf8' }).stdout ?? '') ?? [];
  return `${command} ${version}`;
}
