import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide';
import { fieldId } from '../../paths.ts';
import { itemName, type Schema } from '../../schema.ts';
import { TEXTS } from '../../texts.ts';
import { type FieldProps, useFields } from './field.tsx';

/** The actions on a list's items. */
export function useItems(items: unknown[], path: FieldProps['path']) {
  const { file, set, remove } = useFields();
  /** Sets the list, then puts the focus on the first of these controls in an item. */
  const setAndFocus = (changed: unknown[], at: number, controls: string) => {
    set(path, changed);
    const item = document.getElementById(`${fieldId(file, [...path, at])}-group`);
    item?.querySelector<HTMLElement>(controls)?.focus();
  };
  const insert = (at: number, item: unknown) =>
    setAndFocus(items.toSpliced(at, 0, item), at, ':is(input, textarea, select)');
  /** The button that moves an item, and keeps the focus. */
  const mover = (icon: typeof Copy, label: string, from: number, to: number) => ({
    icon,
    label,
    'aria-disabled': to < 0 || to >= items.length,
    onClick() {
      if (to < 0 || to >= items.length) return;
      const moved = items.toSpliced(from, 1).toSpliced(to, 0, items[from]);
      setAndFocus(moved, to, `[aria-label="${CSS.escape(label)}"]`);
    },
  });
  /** The buttons of an item. */
  const toolsOf = (at: number, schema: Schema, hasRoom: boolean) => {
    const name = itemName(items[at], schema).slice(0, 50) || String(at + 1);
    const copy = { icon: Copy, label: TEXTS.duplicate(name), onClick: () => insert(at + 1, copyOf(items[at])) };
    return [
      mover(ArrowUp, TEXTS.up(name), at, at - 1),
      mover(ArrowDown, TEXTS.down(name), at, at + 1),
      ...(hasRoom && schema.type !== 'string' ? [copy] : []),
      { icon: Trash2, label: TEXTS.remove(name), onClick: () => remove(path, items.toSpliced(at, 1), name) },
    ];
  };
  return { insert, toolsOf };
}

/** A copy of an item, without its internal name: the server gives it one of its own. */
const copyOf = (item: unknown) => ({ ...Object(item), ...('id' in Object(item) && { id: '' }) });
