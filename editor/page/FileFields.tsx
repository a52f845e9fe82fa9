import { addDays } from '../../src/lib/days.ts';
import { emptyValue, type Schema } from '../schema.ts';
import type { FileName } from '../server/files.ts';
import { slugOf } from '../slug.ts';
import { TEXTS } from '../texts.ts';
import { todayInLisbon } from '../today.ts';
import { GroupFields } from './fields/Group.tsx';
import { List } from './fields/List.tsx';
import { NoticeLooks } from './NoticeLooks.tsx';
import { PolicyText } from './PolicyText.tsx';
import type { Editor } from './useEditor.ts';

/** The fields of one file. */
export function FileFields({ editor, name }: { editor: Editor; name: FileName }) {
  const { data } = editor.current(name);
  const schema: Schema = editor.start?.schemas[name] ?? {};
  if (name === 'avisos') return <NoticeList data={data} schema={schema} />;
  if (schema.type === 'array') return <List schema={schema} path={[]} value={data} isRequired />;
  return (
    <>
      <GroupFields schema={schema} path={[]} value={data} />
      {name === 'privacidade' && <PolicyText editor={editor} />}
    </>
  );
}

/** The notices: those that have passed are folded away. */
function NoticeList({ data, schema }: { data: unknown; schema: Schema }) {
  const today = todayInLisbon();
  const items: unknown[] = Array.isArray(data) ? data : [];
  const isPast = (item: unknown) =>
    String((item as { ate?: unknown }).ate) < today && /^\d{4}-/.test(String((item as { ate?: unknown }).ate));
  const past = items.filter(isPast);
  const list = (hides: (item: unknown) => boolean) => (
    <List
      schema={schema}
      path={[]}
      value={data}
      isRequired
      addLabel={TEXTS.notices.add}
      newItem={() => ({
        ...(emptyValue(schema.items ?? {}) as object),
        id: slugOf(`aviso ${today}`, items),
        de: today,
        ate: addDays(today, 7),
      })}
      above={(item) => <NoticeLooks notice={item} today={today} />}
      hides={hides}
    />
  );
  return (
    <>
      {list(isPast)}
      {past.length > 0 && (
        <details>
          <summary>{TEXTS.notices.expired(past.length)}</summary>
          <ul>
            {past.map((item, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: only shown, never moved
              <li key={i}>
                {String((item as { texto?: unknown }).texto)} ({String((item as { ate?: unknown }).ate)})
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
