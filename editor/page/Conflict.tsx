import { type Path, valueAt } from '../../src/lib/paths.ts';
import { Button } from '../../src/ui/Button.tsx';
import { fieldId } from '../paths.ts';
import { itemName, labelOf, schemaAt, textOf } from '../schema.ts';
import type { FileName } from '../server/files.ts';
import { TEXTS } from '../texts.ts';
import { isSame } from './drafts.ts';
import styles from './TopicForm.module.css';
import type { Editor } from './useEditor.ts';

/** The draft of a file beside the file itself, which was changed elsewhere meanwhile. */
export function Conflict({ editor, name }: { editor: Editor; name: FileName }) {
  const theirs = editor.files[name]?.conflict;
  const mine = editor.current(name);
  if (!theirs) return null;
  const rows = differing(mine.data, theirs.data, []);
  if (mine.body !== theirs.body) rows.push({ path: ['texto'], mine: mine.body, theirs: theirs.body });
  const schema = editor.start?.schemas[name] ?? {};
  const title = (path: Path) => path.map((_, i) => nameAt(path.slice(0, i + 1))).join(' › ');
  const nameAt = (path: Path) => {
    const item = valueAt(theirs.data, path);
    const isCard = typeof path.at(-1) === 'number' && typeof item === 'object';
    return isCard ? itemName(item, Number(path.at(-1))) : labelOf(theirs.file, path, schemaAt(schema, path));
  };
  return (
    <section className={styles.conflict} aria-labelledby={`${name}-conflito`}>
      <h3 id={`${name}-conflito`} tabIndex={-1} data-conflict>
        {TEXTS.conflictTitle}
      </h3>
      <p>{TEXTS.conflict}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{TEXTS.conflictField}</th>
            <th scope="col">{TEXTS.conflictMine}</th>
            <th scope="col">{TEXTS.conflictTheirs}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={fieldId(theirs.file, row.path)}>
              <th scope="row">{title(row.path) || theirs.file}</th>
              <td>{shown(theirs.file, row.path, row.mine)}</td>
              <td>{shown(theirs.file, row.path, row.theirs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="cluster">
        <Button onClick={() => editor.overwrite(name)}>{TEXTS.keepMine}</Button>
        <Button onClick={() => editor.discard(name)}>{TEXTS.keepTheirs}</Button>
      </div>
    </section>
  );
}

interface Difference {
  path: Path;
  mine: unknown;
  theirs: unknown;
}

/** The fields in which two states of a file differ. */
function differing(mine: unknown, theirs: unknown, path: Path): Difference[] {
  if (isSame(mine, theirs)) return [];
  const areGroups = typeof mine === 'object' && typeof theirs === 'object' && mine !== null && theirs !== null;
  if (!areGroups || (Array.isArray(mine) && mine.length !== (theirs as unknown[]).length))
    return [{ path, mine, theirs }];
  const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  return keys.flatMap((key) =>
    differing((mine as Record<string, unknown>)[key], (theirs as Record<string, unknown>)[key], [
      ...path,
      Array.isArray(mine) ? Number(key) : key,
    ]),
  );
}

function shown(file: string, path: Path, value: unknown): string {
  if (value === undefined || value === null) return '—';
  const isPlain = [value].flat().every((part) => typeof part !== 'object');
  return isPlain ? textOf(file, path, value) : JSON.stringify(value, null, 1).replaceAll(/["{}[\]]/g, '');
}
