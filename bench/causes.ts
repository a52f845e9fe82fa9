import { table } from './statistics.ts';

/** An event of a trace; times in microseconds, `tdur` is processor time. */
export type TraceEvent = Record<'pid' | 'tid' | 'ts' | 'dur', number> & {
  tdur?: number;
  name: string;
  ph: string;
  args: {
    elementCount?: number;
    beginData?: Record<'dirtyObjects' | 'totalObjects', number>;
    data?: { columnNumber?: number } & Partial<
      Record<'documentLoaderURL' | 'reason' | 'nodeName' | 'extraData' | 'url' | 'functionName', string>
    >;
  };
};

/** What the main thread did in the first seconds of a visit, in order, since `start`. */
export interface Visit {
  start: number;
  events: TraceEvent[];
}

/** Categories of a trace that say why; they cost time themselves, so they stand in a visit of its own. */
export const WITH_CAUSES = ['disabled-by-default-devtools.timeline.invalidationTracking'];

const MOST = 3;

/** What each style recalculation and layout was caused by, and which functions ran, of a visit traced with `WITH_CAUSES`. */
export function explain({ start, events }: Visit): string {
  const rows: string[][] = [];
  const scripts = new Map<string, number>();
  let causes: string[] = [];
  for (const { name, ts, ph, tdur = 0, args } of events) {
    const { reason, nodeName, extraData, url, functionName, columnNumber } = args.data ?? {};
    if (name.endsWith('InvalidationTracking') && nodeName)
      causes.push(`${reason ?? ''} ${extraData ?? ''} ${nodeName}`);
    if (ph !== 'X') continue;
    const ms = (tdur / 1000).toFixed(1);
    if (name === 'UpdateLayoutTree' || name === 'Layout') {
      const { dirtyObjects, totalObjects } = args.beginData ?? {};
      const extent = name === 'Layout' ? `layout, ${dirtyObjects} of ${totalObjects}` : `style, ${args.elementCount}`;
      rows.push([((ts - start) / 1000).toFixed(0), extent, ms, mostFrequent(causes)]);
      causes = [];
    } else if (url !== undefined || functionName !== undefined || name === 'v8.evaluateModule') {
      const script = `${url?.split('/').at(-1) || 'inline'} ${functionName ?? name}:${columnNumber ?? ''}`;
      scripts.set(script, (scripts.get(script) ?? 0) + tdur / 1000);
    }
  }
  const longest = [...scripts].filter(([, time]) => time > 1).sort(([, a], [, b]) => b - a);
  return `### What caused ours, in one visit\n
${table(['at, ms', 'what, how much', 'ms', 'because of'], rows)}\n
${table(
  ['script', 'ms'],
  longest.map(([script, time]) => [`\`${script}\``, time.toFixed(1)]),
)}`;
}

/** The causes named most often: `59× Fonts changed LI`. */
function mostFrequent(causes: readonly string[]): string {
  const counts = Object.entries(Object.groupBy(causes, (cause) => cause)).map(([cause, all]) => ({
    cause,
    times: all?.length ?? 0,
  }));
  const first = counts.sort((a, b) => b.times - a.times).slice(0, MOST);
  return first.map(({ cause, times }) => `${times}× \`${cause.replaceAll('|', ' ').trim()}\``).join(', ') || '–';
}
