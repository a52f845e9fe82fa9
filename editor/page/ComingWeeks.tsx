import { useDeferredValue, useMemo } from 'react';
import { dayChanges } from '../../src/notices/notices.ts';
import { unusualDays } from '../../src/opening/coming-weeks.ts';
import { datesText, dayText } from '../../src/opening/days.ts';
import { today } from '../../src/opening/today.ts';
import { TEXTS } from '../texts.ts';
import type { Editor } from './editor.ts';
import { Lines } from './Panel.tsx';

const DATE = { day: 'numeric', month: 'long' } as const;

/** The next eight weeks as the page will say them: each day that is not like its week. */
export function ComingWeeks({ editor }: { editor: Editor }) {
  // Deferred: reading all of the content would hold up the keys.
  const draft = useDeferredValue(editor.current('horario'));
  const notices = useDeferredValue(editor.current('avisos'));
  const unusual = useMemo(() => {
    const pharmacy = editor.content.pharmacyWith([
      { name: 'horario', ...draft },
      { name: 'avisos', ...notices },
    ]);
    if (!pharmacy || pharmacy.hours.length === 0) return null;
    const days = unusualDays(pharmacy.timetable, pharmacy.duty, dayChanges(pharmacy.avisos), today());
    return days.map(({ from, to, times }) => {
      const day = from === to ? dayText(from, { weekday: 'long', ...DATE }) : datesText(from, to, DATE);
      return `${day}: ${times}`;
    });
  }, [editor.content, draft, notices]);
  return (
    <section aria-label={TEXTS.weeks.title}>
      <h3>{TEXTS.weeks.title}</h3>
      <p className="fine-print">
        {unusual ? (unusual[0] ? TEXTS.weeks.intro : TEXTS.weeks.none) : TEXTS.weeks.unknown}
      </p>
      <Lines of={unusual ?? []} />
    </section>
  );
}
