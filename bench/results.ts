import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { COOKIES_ANSWERED, SCRIPTS_OFF } from './main-thread.ts';
import { HAND_WRITTEN, PLAIN } from './pages.ts';
import { median, type Runs, rounded, spread, table, valuesOf } from './statistics.ts';

/** The measurements of each part of the benchmark. */
export type Results = Record<'devtools' | 'simulate' | 'mainthread' | 'form' | 'interactions', Runs>;

interface Row {
  what: string;
  part: keyof Results;
  figure: string;
  /** Whose figure; the site's where nothing is said. */
  subject?: string;
  /** Held against another page's figure of the same round: divided by it, or less it. */
  beside?: { page: string; by: '÷' | '−' };
  budget: number;
  notices: string;
}

const DIVIDED_BY_HAND_WRITTEN = { page: HAND_WRITTEN, by: '÷' } as const;
const DIVIDED_BY_PLAIN = { page: PLAIN, by: '÷' } as const;

const ROWS: Row[] = [
  {
    what: 'First words painted, ms (FCP)',
    part: 'devtools',
    figure: 'FCP, ms',
    beside: DIVIDED_BY_HAND_WRITTEN,
    budget: 1.03,
    notices: 'how long the screen stays white',
  },
  {
    what: 'Largest text painted, ms (LCP)',
    part: 'devtools',
    figure: 'LCP, ms',
    beside: DIVIDED_BY_HAND_WRITTEN,
    budget: 1.03,
    notices: 'when name, hours and number can be read',
  },
  {
    what: 'Speed Index',
    part: 'devtools',
    figure: 'Speed Index',
    beside: DIVIDED_BY_HAND_WRITTEN,
    budget: 1.15,
    notices: 'when the screen stops changing; the banner comes last',
  },
  {
    what: 'Blocked, ms (TBT)',
    part: 'devtools',
    figure: 'TBT, ms',
    beside: { page: HAND_WRITTEN, by: '−' },
    budget: 10,
    notices: 'a tap at that moment would wait',
  },
  {
    what: 'Layout shift (CLS)',
    part: 'devtools',
    figure: 'CLS',
    budget: 0.01,
    notices: 'what is about to be tapped moves',
  },
  {
    what: 'First words painted, simulated, ms',
    part: 'simulate',
    figure: 'FCP, ms',
    beside: DIVIDED_BY_HAND_WRITTEN,
    budget: 1.05,
    notices: "nothing by itself: Lighthouse's model, for who compares scores",
  },
  {
    what: 'Main thread, ms',
    part: 'mainthread',
    figure: 'all',
    beside: DIVIDED_BY_PLAIN,
    budget: 2.4,
    notices: "a cheap phone's battery, and how soon it answers",
  },
  {
    what: 'Main thread, cookies answered, ms',
    part: 'mainthread',
    figure: 'all',
    subject: COOKIES_ANSWERED,
    beside: DIVIDED_BY_PLAIN,
    budget: 2.2,
    notices: 'the same, on each later visit',
  },
  {
    what: 'Main thread, scripts off, ms',
    part: 'mainthread',
    figure: 'all',
    subject: SCRIPTS_OFF,
    beside: DIVIDED_BY_PLAIN,
    budget: 2,
    notices: 'what text and looks alone cost',
  },
  { what: 'Form ready after a tap, ms', part: 'form', figure: 'tap', budget: 1500, notices: 'a wait after «Pedir»' },
  {
    what: 'Form ready after a scroll, ms',
    part: 'form',
    figure: 'scroll',
    budget: 7500,
    notices: 'nothing: the scroll itself takes as long',
  },
  {
    what: 'Form ready at an address with #, ms',
    part: 'form',
    figure: 'address with #',
    budget: 3400,
    notices: 'a wait after a shared link; what is typed meanwhile stays',
  },
  {
    what: 'A letter typed, ms',
    part: 'interactions',
    figure: 'typing in the form',
    budget: 64,
    notices: 'letters come late',
  },
  {
    what: 'A letter before the form is ready, ms',
    part: 'interactions',
    figure: 'typing before the form is hydrated',
    budget: 64,
    notices: 'the first letter comes late',
  },
];

/** The page of results: what was measured on what, each number beside its budget, and all pages beside each other. */
export function resultsPage(results: Partial<Results>, rounds: number, load: number, browser: string): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const time = new Date().toLocaleString('en-GB', { timeZone: 'Europe/Lisbon', dateStyle: 'long', timeStyle: 'short' });
  const isBusy = load > 1 || rounds < 5;
  const head = [
    `Commit ${commit}, ${time} in Lisbon; ${cpus().length} × ${cpus()[0]?.model}, load before it ${rounded(load)}; ${browser};`,
    `${rounds} rounds in turns, medians. Written by \`npm run bench\`; how and why: [the decision](../docs/decisions/06-benchmark.md).`,
  ].join(' ');
  return [
    '# Results',
    head,
    isBusy && '**A short run, or on a busy machine: the ratios are a hint, the milliseconds are not even that.**',
    table(
      ['', 'now', 'beside', 'ratio', 'spread', 'budget', 'verdict', 'what a visitor would notice'],
      ROWS.map((row) => cells(row, results[row.part])),
    ),
    'The plain page has 6 kB, no script, no typeface; the hand-written one our text, typeface and looks, without a script. Network and processor are really slowed but for the main thread (as they are) and what says «simulated».',
    '## Each page',
    table(
      ['', 'FCP, simulated', 'LCP, simulated', 'main thread', 'of it script', 'styles', 'layouts', 'transferred, B'],
      [...new Set([...Object.keys(results.mainthread ?? {}), ...Object.keys(results.simulate ?? {})])].map((page) =>
        eachPage(page, results),
      ),
    ),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

function cells({ what, figure, subject = 'site', beside, budget, notices }: Row, runs: Runs | undefined): string[] {
  const own = valuesOf(runs, subject, figure);
  if (own.length === 0) return [what, 'not measured', '', '', '', '', '', notices];
  const other = beside && valuesOf(runs, beside.page, figure);
  const held = other ? own.map((value, round) => compare(value, other[round] ?? Number.NaN, beside.by)) : own;
  return [
    what,
    rounded(median(own)),
    other ? `${beside.page} ${rounded(median(other))}` : '',
    other ? `${beside.by} ${rounded(median(held))}` : '',
    spread(held),
    `≤ ${budget}`,
    median(held) <= budget ? 'kept' : '**missed**',
    notices,
  ];
}

const compare = (own: number, other: number, by: '÷' | '−') => (by === '÷' ? own / other : own - other);

function eachPage(page: string, { simulate, mainthread }: Partial<Results>): string[] {
  const cell = (runs: Runs | undefined, figure: string) => {
    const values = valuesOf(runs, page, figure);
    return values.length > 0 ? rounded(median(values)) : '';
  };
  const thread = ['all', 'script', 'recalculations', 'layouts'].map((figure) => cell(mainthread, figure));
  return [page, cell(simulate, 'FCP, ms'), cell(simulate, 'LCP, ms'), ...thread, cell(simulate, 'transferred, B')];
}
