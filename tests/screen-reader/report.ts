import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';

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

/** Writes what was heard as Markdown, to be kept as docs/screen-reader.md. */
export function writeReport(heard: Heard[]): void {
  const versions = ['orca', 'chromium', 'firefox-esr'].map(versionOf).join(', ');
  const rows = heard.map(({ browser, journey, held, said }) => {
    const text = said.join(' | ').replaceAll('|', '·').slice(0, SHOWN);
    return `| ${journey} | ${browser} | ${held ? 'yes' : '**no**'} | ${text} |`;
  });
  const lines = [
    '# Heard with a screen reader',
    '',
    `\`npm run test:screen-reader\`, ${new Date().toISOString().slice(0, 10)}: ${versions}, in Portuguese. The last column is what the last key made it say.`,
    '',
    '| Journey | Browser | Held | Heard |',
    '| --- | --- | --- | --- |',
    ...rows,
  ];
  mkdirSync('.cache/reports', { recursive: true });
  writeFileSync('.cache/reports/screen-reader.md', `${lines.join('\n')}\n`);
}

function versionOf(command: string): string {
  const [version = ''] = /\d[\d.]*/.exec(spawnSync(command, ['--version'], { encoding: 'utf8' }).stdout ?? '') ?? [];
  return `${command} ${version}`;
}
