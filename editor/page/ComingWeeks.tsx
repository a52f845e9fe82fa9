import { useDeferredValue, useMemo } from 'react';
import { dayChanges } from '../../src/notices/notices.ts';
import { type ComingWeek, comingWeeks, unusualDays } from '../../src/opening/coming-weeks.ts';
import { datesText, dayText } from '../../src/opening/days.ts';
import { today } from '../../src/opening/today.ts';
import { DAY_NAMES, WEEK } from '../../src/opening/week.ts';
import { TEXTS } from '../texts.ts';
import styles from './ComingWeeks.module.css';
import type { Editor } from './editor.ts';

/** In minutes, as the rule's. */
const DAY = 24 * 60;
const ROW = 600;

const DATE = { day: 'numeric', month: 'long' } as const;

/** The next eight weeks as the page will say them: a picture, and in words each day that is not like its week. */
export function ComingWeeks({ editor }: { editor: Editor }) {
  // Behind what is typed: all of the content is read for it.
  const draft = useDeferredValue(editor.current('horario'));
  const notices = useDeferredValue(editor.current('avisos'));
  const weeks = useMemo(() => {
    const drafts = [
      { name: 'horario' as const, ...draft },
      { name: 'avisos' as const, ...notices },
    ];
    const pharmacy = editor.content.pharmacyWith(drafts);
    if (!pharmacy || pharmacy.hours.length === 0) return null;
    const year = [pharmacy.timetable, pharmacy.duty, dayChanges(pharmacy.avisos), today()] as const;
    return { all: comingWeeks(...year), unusual: unusualDays(...year) };
  }, [editor.content, draft, notices]);
  return (
    <section className={styles.weeks} aria-label={TEXTS.weeks.title}>
      <h3>{TEXTS.weeks.title}</h3>
      {weeks === null ? (
        <p className="fine-print">{TEXTS.weeks.unknown}</p>
      ) : (
        <>
          <p className="fine-print">{TEXTS.weeks.intro}</p>
          <Picture weeks={weeks.all} />
          <h4>{TEXTS.weeks.unusual}</h4>
          {weeks.unusual.length === 0 && <p>{TEXTS.weeks.none}</p>}
          <ul>
            {weeks.unusual.map(({ from, to, times }) => (
              <li key={from}>
                {`${from === to ? dayText(from, { weekday: 'long', ...DATE }) : datesText(from, to, DATE)}: `}
                <strong>{times}</strong>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** A row a week, from Monday's midnight to Sunday's; the list says in words what is not as always. */
function Picture({ weeks }: { weeks: readonly ComingWeek[] }) {
  return (
    <div className={styles.picture} aria-hidden>
      <div className={styles.days}>
        {WEEK.map((day) => (
          <span key={day}>{DAY_NAMES[day].slice(0, 3)}</span>
        ))}
      </div>
      {weeks.map(({ monday, spans }) => (
        <div key={monday} className={styles.week}>
          <span>{dayText(monday, { day: 'numeric', month: 'numeric' })}</span>
          <svg aria-hidden viewBox={`0 0 ${7 * DAY} ${ROW}`} preserveAspectRatio="none">
            {spans.map(({ from, to, isOpen }) => (
              <rect key={`${from}-${to}-${isOpen}`} x={from} width={to - from} height={ROW} data-open={isOpen} />
            ))}
            {WEEK.map((day, i) => (
              <path key={day} d={`M${i * DAY} 0V${ROW}`} vectorEffect="non-scaling-stroke" />
            ))}
          </svg>
        </div>
      ))}
    </div>
  );
}
