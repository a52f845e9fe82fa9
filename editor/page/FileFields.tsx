import { noticeInWords } from '../../src/notices/notice-in-words.ts';
import type { Notice } from '../../src/notices/notices.ts';
import { isIsoDay } from '../../src/opening/days.ts';
import type { Turn } from '../../src/opening/duty.ts';
import { turnOf } from '../../src/opening/from-content.ts';
import { today } from '../../src/opening/today.ts';
import { emptyValue, type Schema } from '../schema.ts';
import type { FileName } from '../server/files.ts';
import { TEXTS } from '../texts.ts';
import { GroupFields } from './fields/Group.tsx';
import { List } from './fields/List.tsx';
import styles from './TopicForm.module.css';
import type { Editor } from './useEditor.ts';

/** The fields of one file. */
export function FileFields({ editor, name }: { editor: Editor; name: FileName }) {
  const { data } = editor.current(name);
  const schema: Schema = editor.start.schemas[name];
  if (name === 'avisos') return <NoticeList editor={editor} schema={schema} />;
  if (schema.type === 'array') return <List schema={schema} path={[]} value={data} isRequired />;
  return <GroupFields schema={schema} path={[]} value={data} />;
}

/** The notices. Past ones are folded away, by their saved last day: none disappears while its day is being typed. */
function NoticeList({ editor, schema }: { editor: Editor; schema: Schema }) {
  const [items, saved] = [editor.current('avisos').data, editor.files.avisos.saved.data].map(noticesIn);
  const past = new Set(saved?.filter(({ ate }) => isIsoDay(ate) && ate < today()).map(({ id }) => id));
  const turns = turnsIn(editor.current('horario').data);
  return (
    <List
      schema={schema}
      path={[]}
      value={items}
      isRequired
      addLabel={TEXTS.notices.add}
      newItem={() => ({ ...(emptyValue(schema.items ?? {}) as object), mostrar: today() })}
      above={(item) => (
        <p role="status" className={styles.inWords}>
          {noticeInWords(item as Partial<Notice>, today(), turns).join(' ') || TEXTS.notices.whenMissing}
        </p>
      )}
      folded={{ holds: (item) => past.has((item as SavedNotice).id), label: TEXTS.notices.expired }}
    />
  );
}

interface SavedNotice {
  id?: unknown;
  ate?: unknown;
}

/** The turns of duty in the hours, which may be half typed. */
function turnsIn(data: unknown): Turn[] {
  const turns = (data as { servico?: { turnos?: unknown } } | null)?.servico?.turnos;
  return Array.isArray(turns) ? turns.filter(Boolean).map(turnOf) : [];
}

const noticesIn = (data: unknown): SavedNotice[] => (Array.isArray(data) ? data : []);
