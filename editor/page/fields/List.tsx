import { ArrowDown, ArrowUp, Copy, Plus, Trash2 } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../src/ui/Button.tsx';
import { Icon } from '../../../src/ui/Icon.tsx';
import { IconButton } from '../../../src/ui/IconButton.tsx';
import { fieldId } from '../../paths.ts';
import { emptyValue, itemName, withoutNull } from '../../schema.ts';
import { TEXTS } from '../../texts.ts';
import { type FieldProps, useField, useFields } from './context.ts';
import { FieldMessages } from './FieldMessages.tsx';
import styles from './fields.module.css';
import { GroupFields } from './Group.tsx';

interface ListProps extends FieldProps {
  /** The label of the button for a new item. */
  addLabel?: string;
  /** Makes a new item that is not empty. */
  newItem?: () => unknown;
  /** Rendered above an item's fields. */
  above?: (item: unknown) => ReactNode;
  /** The items that are folded away below the others, and under what. */
  folded?: { holds: (item: unknown) => boolean; label: (count: number) => string };
}

/** A list as cards, to add, duplicate, move and remove. */
export function List({ addLabel = TEXTS.add, newItem, above, folded, ...props }: ListProps) {
  const { schema, path, value } = props;
  const { Field } = useFields();
  const { label, ...messages } = useField(props);
  const items: unknown[] = Array.isArray(value) ? value : [];
  const actions = useItems(items, path);
  const ofItems = withoutNull(schema).items ?? {};
  const isText = ofItems.type === 'string';
  const isFixed = schema.minItems !== undefined && schema.minItems === schema.maxItems;
  const isFull = items.length >= (schema.maxItems ?? Number.POSITIVE_INFINITY);
  const isWhole = path.length === 0;
  const { hint } = schema;
  const cards = (isFolded: boolean) => (
    <ol className={styles.cards}>
      {items.map((item, i) => {
        if ((folded?.holds(item) ?? false) !== isFolded) return null;
        const name = shortened(itemName(item, ofItems)) || String(i + 1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: all that is kept of an item is in the file's data
          <li key={i} className={isText ? styles.row : styles.card} data-item={`${messages.id}#${i}`}>
            <div className={`cluster ${styles.cardHead}`}>
              {!isText && <h3 className={styles.cardName}>{name}</h3>}
              <div className={styles.tools}>
                <Tool
                  icon={ArrowUp}
                  label={TEXTS.up(name)}
                  aria-disabled={i === 0}
                  onClick={() => actions.move(i, i - 1, TEXTS.up(name))}
                />
                <Tool
                  icon={ArrowDown}
                  label={TEXTS.down(name)}
                  aria-disabled={i === items.length - 1}
                  onClick={() => actions.move(i, i + 1, TEXTS.down(name))}
                />
                {!isFixed && !isFull && !isText && (
                  <Tool icon={Copy} label={TEXTS.duplicate(name)} onClick={() => actions.insert(i + 1, copyOf(item))} />
                )}
                {!isFixed && <Tool icon={Trash2} label={TEXTS.remove(name)} onClick={() => actions.remove(i, name)} />}
              </div>
            </div>
            {above?.(item)}
            {isText ? (
              <Field schema={ofItems} path={[...path, i]} value={item} isRequired />
            ) : (
              <>
                <GroupFields schema={ofItems} path={[...path, i]} value={item} />
                <ItemMistakes schema={ofItems} path={[...path, i]} />
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
  const foldedCount = folded ? items.filter(folded.holds).length : 0;
  return (
    <fieldset className={isWhole ? styles.list : styles.group} id={isWhole ? undefined : `${messages.id}-group`}>
      {!isWhole && <legend className={styles.groupName}>{label}</legend>}
      {hint && !isWhole && <p className="fine-print">{hint}</p>}
      {items.length === foldedCount && <p className="fine-print">{TEXTS.empty}</p>}
      {cards(false)}
      <FieldMessages {...messages} />
      {isFull && !isFixed && <p className="fine-print">{TEXTS.full(items.length)}</p>}
      {!isFixed && !isFull && (
        <Button onClick={() => actions.insert(items.length, newItem?.() ?? emptyValue(ofItems))}>
          <Icon of={Plus} />
          {addLabel}
        </Button>
      )}
      {folded && foldedCount > 0 && (
        <details className={styles.cards}>
          <summary>{folded.label(foldedCount)}</summary>
          {cards(true)}
        </details>
      )}
    </fieldset>
  );
}

const shortened = (name: string) => (name.length > 50 ? `${name.slice(0, 50)}…` : name);

/** An icon button whose name shows on hover: the editor has no tooltips island. */
function Tool(props: ComponentProps<typeof IconButton>) {
  return <IconButton title={props.label} {...props} />;
}

/** The mistakes of an item as a whole, such as a name that is there twice. */
function ItemMistakes(props: Pick<FieldProps, 'schema' | 'path'>) {
  const { id, mistakes } = useField(props);
  return <FieldMessages id={id} mistakes={mistakes} />;
}

/** A copy of an item, without its internal name: the server gives it one of its own. */
const copyOf = (item: unknown) => ({ ...Object(item), ...('id' in Object(item) && { id: '' }) });

/** The actions on a list's items. */
function useItems(items: unknown[], path: FieldProps['path']) {
  const { set, remove, file } = useFields();
  /** Sets the list, then puts the focus on the first of these controls in an item. */
  const setAndFocus = (changed: unknown[], at: number, controls: string) => {
    flushSync(() => set(path, changed));
    const item = document.querySelector(`[data-item="${CSS.escape(`${fieldId(file, path)}#${at}`)}"]`);
    item?.querySelector<HTMLElement>(controls)?.focus();
  };
  return {
    insert: (at: number, item: unknown) =>
      setAndFocus(items.toSpliced(at, 0, item), at, ':is(input, textarea, select)'),
    /** @param tool the button that was pressed: the focus goes with the item */
    move(from: number, to: number, tool: string) {
      if (to < 0 || to >= items.length) return;
      const moved = items.toSpliced(from, 1).toSpliced(to, 0, items[from]);
      setAndFocus(moved, to, `[aria-label="${CSS.escape(tool)}"]`);
    },
    remove: (at: number, name: string) => remove(path, items.toSpliced(at, 1), name),
  };
}
