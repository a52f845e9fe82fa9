import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/** What a journey heard in a browser. */
export interface Heard {
  browser: string;
  journey: string;
  /** Whether all that was expected was heard, and nothing else. */
  held: boolean;
  /** The utterances since its last press. */
  said: string[];
}

/** The most of it that a row shows. */
const SHOWN = 160;

/** The page that keeps the last complete run. What stands from this heading on is written by hand, and stays. */
const PAGE = 'docs/screen-reader.md';
const BY_HAND = '## Known';

/**
 * Writes what was heard as Markdown: of `all` journeys into docs/screen-reader.md, of some (`-- -t firefox`) to
 * `.cache/reports/screen-reader.md`.
 */
export function writeReport(heard: Heard[], all: number): void {
  const versions = ['orca', 'chromium', 'firefox-esr'].map(versionOf).join(', ');
  const day = new Date().toISOString().slice(0, 10);
  const rows = heard.map(({ browser, journey, held, said }) => {
    const text = said.join(' · ').replaceAll('|', '·').slice(0, SHOWN);
    return `| ${journey} | ${browser} | ${held ? 'yes' : '**no**'} | ${text} |`;
  });
  const held = heard.filter((each) => each.held).length;
  const lines = [
    '# Heard with a screen reader',
    '',
    `Written by \`npm run test:screen-reader\` on ${day}: ${versions}, in Portuguese. ${held} of ${heard.length} held. The last column is what the last key made it say.`,
    '',
    '| Journey | Browser | Held | Heard |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ];
  const page = readFileSync(PAGE, 'utf8');
  mkdirSync('.cache/reports', { recursive: true });
  writeFileSync('.cache/reports/screen-reader.md', lines.join('\n'));
  if (heard.length === all) writeFileSync(PAGE, `${lines.join('\n')}\n${page.slice(page.indexOf(BY_HAND))}`);
}

function versionOf(command: string): string {
  const [version = ''] = /\d[\d.]*/.exec(spawnSync(command, ['--version'], { encoding: 'utf8' }).stdout ?? '') ?? [];
  return `${command} ${version}`;
}
