import { type Measured, measure } from './lighthouse.ts';
import { median, spread, table } from './statistics.ts';

/**
 * Interleaved, so that what else the machine does falls on all alike. At least five: of five, the median is still right
 * when two rounds were disturbed.
 */
export const LEAST_ROUNDS = 5;

/** The pages by the names under which the results speak of them. */
export interface Pages {
  site: string;
  privacy: string;
  limit: string;
  spa: string;
}
type Runs = Record<keyof Pages, Measured[]>;

const NAMES: Record<keyof Pages, string> = {
  site: 'this site, `/`',
  privacy: 'this site, `/politica-privacidade`',
  limit: 'hand-written, no JavaScript',
  spa: 'client-rendered React',
};
const KEYS = Object.keys(NAMES) as (keyof Pages)[];
const FIGURES = [
  ['fcp', 'FCP, ms', 0],
  ['lcp', 'LCP, ms', 0],
  ['tbt', 'TBT, ms', 0],
  ['cls', 'CLS', 3],
  ['firstBytes', 'bytes before the first paint', 0],
  ['bytes', 'bytes before acting', 0],
] as const;

/** Loads each page once a round, in turns. */
export async function measurePages(pages: Pages, rounds: number): Promise<Runs> {
  const runs: Runs = { site: [], privacy: [], limit: [], spa: [] };
  for (let round = 1; round <= rounds; round++) {
    for (const key of KEYS) {
      const run = await measure(pages[key]);
      runs[key].push(run);
      console.log(
        `${round} ${key.padEnd(8)} FCP ${run.fcp.toFixed()} LCP ${run.lcp.toFixed()} TBT ${run.tbt.toFixed()} CLS ${run.cls} ` +
          `bytes ${run.firstBytes}/${run.bytes} scores ${Object.values(run.scores).join(' ')} speed ${run.speed}`,
      );
    }
  }
  return runs;
}

/** Medians with their spread, ratios and scores, as Markdown. */
export function describePages(runs: Runs): string {
  const figures = KEYS.map((key) => [
    NAMES[key],
    ...FIGURES.map(([figure, , digits]) =>
      spread(
        runs[key].map((run) => run[figure]),
        digits,
      ),
    ),
  ]);
  const against = (other: 'limit' | 'spa') => [
    `site ÷ ${NAMES[other]}`,
    ...(['fcp', 'lcp', 'firstBytes', 'bytes'] as const).map((figure) => ratio(runs.site, runs[other], figure)),
    `${(middle(runs.site, 'tbt') - middle(runs[other], 'tbt')).toFixed()}`,
  ];
  const scores = (['site', 'privacy', 'limit', 'spa'] as const).map((key) => {
    const names = Object.keys(runs[key][0]?.scores ?? {});
    return [NAMES[key], ...names.map((name) => spread(runs[key].map((run) => run.scores[name] ?? 0)))];
  });
  const speeds = KEYS.flatMap((key) => runs[key].map(({ speed }) => speed));
  return [
    table(['Median (least–most)', ...FIGURES.map(([, head]) => head)], figures),
    table(
      ['Ratio of medians', 'FCP', 'LCP', 'bytes before the first paint', 'bytes before acting', 'TBT beyond, ms'],
      [against('limit'), against('spa')],
    ),
    table(['Scores', 'performance', 'accessibility', 'best practices', 'SEO'], scores),
    `The machine's speed during the runs, by Lighthouse's index: ${spread(speeds)}.`,
  ].join('\n\n');
}

type Figure = (typeof FIGURES)[number][0];

const middle = (runs: readonly Measured[], figure: Figure) => median(runs.map((run) => run[figure]));

const ratio = (ours: readonly Measured[], theirs: readonly Measured[], figure: Figure) =>
  (middle(ours, figure) / middle(theirs, figure)).toFixed(2);
