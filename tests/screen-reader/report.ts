import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/** A journey, and what it heard in a browser. */
export interface Heard {
  browser: string;
  journey: string;
  /** Whether all that was expected was heard, and nothing else. */
  held: boolean;
  /** The utterances since its last press. */
  said: string[];
}

/** The most of it that a row shows where a journey did not hold: its end, which the last key made it say. */
const SHOWN = 100;

/** The page that keeps the last complete run. What stands from this heading on is written by hand, and stays. */
const PAGE = 'docs/screen-reader.md';
const BY_HAND = '## Known';

/**
 * Writes what was heard as Markdown: to `.cache/reports/screen-reader.md` with every word, of `all` journeys also into
 * docs/screen-reader.md (not of some: `-- -t firefox`).
 */
export function writeReport(heard: Heard[], all: number): void {
  const versions = ['orca', 'chromium', 'firefox-esr'].map(versionOf).join(', ');
  const day = new Date().toISOString().slice(0, 10);
  const browsers = [...new Set(heard.map(({ browser }) => browser))];
  const cell = (journey: string, browser: string) => {
    const found = heard.find((each) => each.journey === journey && each.browser === browser);
    if (!found) return '';
    return found.held ? 'yes' : `**no**: …${found.said.join(' · ').replaceAll('|', '·').slice(-SHOWN)}`;
  };
  const rows = [...new Set(heard.map(({ journey }) => journey))].map(
    (journey) => `| ${[journey, ...browsers.map((browser) => cell(journey, browser))].join(' | ')} |`,
  );
  const held = heard.filter((each) => each.held).length;
  const lines = [
    '# Heard with a screen reader',
    '',
    `Written by \`npm run test:screen-reader\` on ${day}: ${versions}, in Portuguese. ${held} of ${heard.length} held; of what did not, the end of what the last key made it say.`,
    '',
    `| Journey | ${browsers.join(' | ')} |`,
    `| --- |${' --- |'.repeat(browsers.length)}`,
    ...rows,
    '',
  ];
  const page = readFileSync(PAGE, 'utf8');
  mkdirSync('.cache/reports', { recursive: true });
  const whole = heard.map(({ browser, journey, said }) => `- ${browser}, ${journey}: ${said.join(' · ')}`);
  writeFileSync('.cache/reports/screen-reader.md', [...lines, ...whole, ''].join('\n'));
  if (heard.length === all) writeFileSync(PAGE, `${lines.join('\n')}\n${page.slice(page.indexOf(BY_HAND))}`);
}

function versionOf(command: string): string {
  const [version = ''] = /\d[\d.]*/.exec(spawnSync(command, ['--version'], { encoding: 'utf8' }).stdout ?? '') ?? [];
  return `${command} ${version}`;
}
