import type { ComponentProps } from 'react';
import type { Notice } from '../../src/notices/notices.ts';
import { isIsoDay } from '../../src/opening/days.ts';
import { today } from '../../src/opening/today.ts';
import { emptyValue, type Schema } from '../schema.ts';
import type { FileName } from '../server/files.ts';
import { slugOf } from '../slug.ts';
import { TEXTS } from '../texts.ts';
import { GroupFields } from './fields/Group.tsx';
import { List } from './fields/List.tsx';
import { NoticePreview } from './NoticePreview.tsx';
import { PolicyText } from './PolicyText.tsx';
import type { Editor } from './useEditor.ts';

/** The fields of one file. */
export function FileFields({ editor, name }: { editor: Editor; name: FileName }) {
  const { data } = editor.current(name);
  const schema: Schema = editor.start.schemas[name];
  if (name === 'avisos') return <NoticeList editor={editor} schema={schema} />;
  if (schema.type === 'array') return <List schema={schema} path={[]} value={data} isRequired />;
  return (
    <>
      <GroupFields schema={schema} path={[]} value={data} />
      {name === 'privacidade' && <PolicyText editor={editor} />}
    </>
  );
}

/** The notices. Past ones are folded away, by their saved last day: none disappears while its day is being typed. */
function NoticeList({ editor, schema }: { editor: Editor; schema: Schema }) {
  const [items, saved] = [editor.current('avisos').data, editor.files.avisos.saved.data].map(noticesIn);
  const past = new Set(saved?.filter(({ ate }) => isIsoDay(ate) && ate < today()).map(({ id }) => id));
  const isPast = (item: unknown) => past.has((item as SavedNotice).id);
  const props: ComponentProps<typeof List> = {
    schema,
    path: [],
    value: items,
    isRequired: true,
    above: (item) => <NoticePreview notice={item as Partial<Notice>} today={today()} />,
  };
  const newNotice = () => ({
    ...(emptyValue(schema.items ?? {}) as object),
    id: slugOf(`aviso ${today()}`, items ?? []),
    mostrar: today(),
  });
  return (
    <>
      <List {...props} addLabel={TEXTS.notices.add} newItem={newNotice} hides={isPast} />
      {past.size > 0 && (
        <details>
          <summary>{TEXTS.notices.expired(past.size)}</summary>
          <List {...props} isClosed hides={(item) => !isPast(item)} />
        </details>
      )}
    </>
  );
}

interface SavedNotice {
  id?: unknown;
  ate?: unknown;
}

const noticesIn = (data: unknown): SavedNotice[] => (Array.isArray(data) ? data : []);
