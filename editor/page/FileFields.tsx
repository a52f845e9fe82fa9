import { noticeInWords } from '../../src/notices/notice-in-words.ts';
import type { Notice } from '../../src/notices/notices.ts';
import { unusualDays } from '../../src/opening/coming-weeks.ts';
import { dayChanges } from '../../src/opening/day-changes.ts';
import { datesText, dayText } from '../../src/opening/days.ts';
import { turnOf } from '../../src/opening/from-content.ts';
import { today } from '../../src/opening/today.ts';
import { type Path, valueAt } from '../../src/pharmacy/paths.ts';
import { isIsoDay } from '../../src/text/iso-day.ts';
import { type FileName, SCHEMAS } from '../core/content-files.ts';
import { fieldId } from '../core/paths.ts';
import { emptyValue } from '../core/schema.ts';
import { TEXTS } from '../texts.ts';
import type { Editor } from './editor.ts';
import { GroupFields, List } from './fields/SchemaField.tsx';
import { Lines } from './Panel.tsx';
import styles from './TopicForm.module.css';

export function FileFields({ editor, name }: { editor: Editor; name: FileName }) {
  const of = { schema: SCHEMAS[name], path: [], value: editor.current(name).data };
  const ofNotices = name === 'avisos' && noticeListProps(editor);
  return (
    <>
      {of.schema.type === 'array' ? <List {...of} {...ofNotices} isRequired /> : <GroupFields {...of} />}
      {ofNotices && <p className="fine-print">{TEXTS.notices.dutyHint}</p>}
      {name === 'horario' && editor.pharmacy && <ComingWeeks {...editor.pharmacy} />}
    </>
  );
}

/** The days of the next eight weeks that are not like their week, as the page will say them. */
function ComingWeeks({ hours, timetable, duty, avisos }: NonNullable<Editor['pharmacy']>) {
  const days = unusualDays(timetable, duty, dayChanges(avisos), today());
  if (hours.length === 0 || days.length === 0) return null;
  const lines = days.map(({ from, to, times }) => {
    const date = { day: 'numeric', month: 'long' } as const;
    const day = from === to ? dayText(from, { weekday: 'long', ...date }) : datesText(from, to, date);
    return `${day}: ${times}`;
  });
  return (
    <section aria-label={TEXTS.weeks.title}>
      <h3>{TEXTS.weeks.title}</h3>
      <p className="fine-print">{TEXTS.weeks.intro}</p>
      <Lines of={lines} />
    </section>
  );
}

/** The properties of the list of notices: its button, and for each whether it is past and how visitors will read it. */
function noticeListProps(editor: Editor) {
  const isPast = ({ ate }: Partial<Notice>) => isIsoDay(ate) && ate < today();
  return {
    addLabel: TEXTS.notices.add,
    noteOf: (item: unknown) => (isPast(Object(item)) ? TEXTS.notices.past : ''),
    wordsOf: (item: unknown) => (
      <p role="status" className={styles.inWords}>
        {noticeWords(editor, item) || TEXTS.notices.whenMissing}
      </p>
    ),
  };
}

/** A notice as visitors will read it, beside the turns of duty in the hours, which may be half typed. */
export function noticeWords(editor: Editor, notice: unknown): string {
  const turns = valueAt(editor.current('horario').data, TURNS);
  const known = Array.isArray(turns) ? turns.filter(Boolean).map(turnOf) : [];
  return noticeInWords(Object(notice), today(), known).join(' ');
}

const TURNS: Path = ['servico', 'turnos'];

/** Begins a turn of duty, and opens the hours where its day is asked for: none is guessed. */
export const beginTurn = (editor: Editor) => beginItem(editor, 'horario', TURNS, { de: '' }, 'de');

/** Begins a notice, and opens it at its text, an early closing at its hour. @param closing what it begins with */
export const beginNotice = (editor: Editor, closing: object) => {
  const notice = { ...Object(emptyValue(SCHEMAS.avisos.items ?? {})), ...closing };
  beginItem(editor, 'avisos', [], notice, 'das' in closing ? 'das' : 'texto');
};

/** Adds an item to a list, and opens it at a field. */
function beginItem(editor: Editor, name: FileName, list: Path, item: object, field: string): void {
  const all = [valueAt(editor.current(name).data, list) ?? []].flat();
  editor.set(name, list, [...all, item]);
  location.hash = fieldId(editor.files[name].saved.file, [...list, all.length, field]);
}
