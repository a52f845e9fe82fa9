import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { isRecord, valueAt } from '../../../src/pharmacy/paths.ts';
import { Button } from '../../../src/ui/Button.tsx';
import { Icon } from '../../../src/ui/Icon.tsx';
import { IconButton } from '../../../src/ui/IconButton.tsx';
import { matchItems } from '../../core/matching.ts';
import { emptyValue, hasDefaults, itemName, newItem, priceIn, shortLabel } from '../../core/schema.ts';
import { TEXTS } from '../../texts.ts';
import { focusControl } from '../focus.ts';
import { Checkbox, Choice, Options, PastedPoint, PastedTurns, PhotographFile } from './controls.tsx';
import { type ControlProps, FieldGroup, FieldMessages, type FieldProps, Fold, fieldIn, useFields } from './field.tsx';
import styles from './fields.module.css';
import { HueChoice, LookChoice } from './house-choices.tsx';
import { TextInput } from './TextInput.tsx';
import { WeekHours } from './WeekHours.tsx';

/** The field for a value, by its schema. */
function SchemaField(own: FieldProps) {
  const props = { ...own, field: fieldIn(useFields(), own) };
  const { schema } = own;
  const { control } = schema;
  if (control === 'week') return <WeekHours {...props} />;
  if (control === 'photograph') return <PhotographFile {...props} />;
  if (control === 'look') return <LookChoice {...props} />;
  if (control === 'hue') return <HueChoice {...props} />;
  if (schema.items?.enum) return <Options {...props} />;
  if (schema.type === 'object') return <Group {...props} />;
  if (schema.type === 'array') return <List {...props} />;
  if (schema.type === 'boolean') return <Checkbox {...props} />;
  if (schema.enum) return <Choice {...props} />;
  return <TextInput {...props} />;
}

/** The fields of a group, without the names that are for the site alone. */
export function GroupFields({ schema, path, value }: Omit<FieldProps, 'isRequired'>) {
  const { properties = {}, required = [] } = schema;
  const values = isRecord(value) ? value : {};
  const visible = Object.entries(properties).filter(([, { control }]) => control !== 'internal');
  return visible.map(([key, child]) => (
    <SchemaField
      key={key}
      schema={child}
      path={[...path, key]}
      value={values[key]}
      isRequired={required.includes(key)}
    />
  ));
}

/** Fields that belong together; a group that may be absent has a switch. */
function Group(props: ControlProps) {
  const { schema, path, value, isRequired, field } = props;
  const { editor, name } = useFields();
  // Switched off and on again, it has what it had; an item of a list may have another place by now than in the file.
  const isOfItem = path.some((key) => typeof key === 'number');
  const held = useRef(value ?? (isOfItem ? null : valueAt(editor.files[name].saved.data, path)));
  const switchTo = (isOn: boolean) => {
    if (!isOn) held.current = value;
    field.set(isOn ? (held.current ?? emptyValue(schema)) : undefined);
  };
  // A group whose fields all have defaults needs no switch.
  const isAlways = isRequired || hasDefaults(schema);
  const isThere = isAlways || (value !== undefined && value !== null);
  return (
    <FieldGroup of={field} startsFolded={path.length === 1}>
      {!isAlways && (
        <label className={styles.tick}>
          <input
            type="checkbox"
            role="switch"
            aria-checked={isThere}
            checked={isThere}
            onChange={({ target }) => switchTo(target.checked)}
            data-field={field.id}
          />
          {TEXTS.shown(shortLabel(field.label))}
        </label>
      )}
      {schema.control === 'coordinates' && <PastedPoint id={`${field.id}.mapa`} set={field.set} />}
      {isThere && <GroupFields {...props} />}
    </FieldGroup>
  );
}

/** A key for each item of a list, which it keeps wherever it moves: so does what is open, and the cursor in it. */
function useKeys(items: readonly unknown[]): readonly number[] {
  const known = useRef({ items, keys: items.map((_, i) => i), next: items.length });
  const { current: before } = known;
  if (before.items !== items) {
    const keys = matchItems(before.items, items).map((i) => before.keys[i ?? -1] ?? before.next++);
    known.current = { items, keys, next: before.next };
  }
  return known.current.keys;
}

interface ListProps extends FieldProps {
  /** The label of the button for a new item. */
  addLabel?: string;
  /** A word beside the name of a folded item. */
  noteOf?: (item: unknown) => string;
  /** Renders what stands above an item's fields. */
  wordsOf?: (item: unknown) => ReactNode;
}

/** A list of texts, or of cards that are folded to their names: to add to, move and remove. */
export function List({ addLabel = TEXTS.add, noteOf, wordsOf, ...props }: ListProps) {
  const { schema, path, value } = props;
  const fields = useFields();
  const items: unknown[] = Array.isArray(value) ? value : [];
  const keys = useKeys(items);
  const { items: ofItems = {}, maxItems = Number.POSITIVE_INFINITY } = schema;
  const isText = ofItems.type === 'string';
  const isFull = items.length >= maxItems;
  const fieldOf = (i: number) => fieldIn(fields, { schema: ofItems, path: [...path, i] });
  /** Sets the list, which renders at once (flushSync in main.tsx), then focuses a control in an item. */
  const setAndFocus = (changed: unknown[], index: number, controls: string) => {
    fields.set(path, changed);
    focusControl(document.getElementById(`${fieldOf(index).id}-group`)?.querySelector<HTMLElement>(controls));
  };
  const addItem = () => {
    const group = valueAt(fields.editor.current(fields.name).data, path.slice(0, -1));
    setAndFocus([...items, newItem(ofItems, group)], items.length, ':is(input, textarea, select)');
  };
  /** The focus stays on the button that moves, which goes with the item. */
  const moveItem = (from: number, to: number, button: string) => {
    if (to < 0 || to >= items.length) return;
    const others = without(from);
    const reordered = [...others.slice(0, to), items[from], ...others.slice(to)];
    setAndFocus(reordered, to, `[aria-label="${CSS.escape(button)}"]`);
  };
  const without = (index: number) => items.filter((_, i) => i !== index);
  /** A button with a title: the editor has no tooltips island. */
  const tool = (icon: typeof Plus, label: string, press: (label: string) => void, isOff = false) => (
    <IconButton icon={icon} label={label} title={label} aria-disabled={isOff} onClick={() => press(label)} />
  );
  const toolsOf = (item: unknown, i: number) => {
    const name = itemName(item, ofItems).slice(0, 50) || String(i + 1);
    return (
      <div className={styles.tools}>
        {tool(ArrowUp, TEXTS.up(name), (label) => moveItem(i, i - 1, label), i === 0)}
        {tool(ArrowDown, TEXTS.down(name), (label) => moveItem(i, i + 1, label), i === items.length - 1)}
        {tool(Trash2, TEXTS.remove(name), () => fields.remove(path, without(i), name))}
      </div>
    );
  };
  const field = fieldIn(fields, props);
  return (
    <FieldGroup of={field} startsFolded={path.length === 1}>
      {schema.control === 'turns' && <PastedTurns id={`${field.id}.lista`} value={value} set={field.set} />}
      {isFull ? (
        <p className="fine-print">{TEXTS.full(items.length)}</p>
      ) : (
        <Button onClick={addItem}>
          <Icon of={Plus} />
          {addLabel}
        </Button>
      )}
      {items.length === 0 && <p className="fine-print">{TEXTS.empty}</p>}
      <ol className={`stack ${styles.cards}`}>
        {items.map((item, i) => {
          const inside = { schema: ofItems, path: [...path, i], value: item };
          const field = fieldOf(i);
          if (isText)
            return (
              <li key={keys[i]} className={styles.row} id={`${field.id}-group`}>
                {toolsOf(item, i)}
                <SchemaField {...inside} isRequired />
              </li>
            );
          const name = (
            <>
              <h3 className={styles.cardName}>{itemName(item, ofItems)}</h3>
              <small className="fine-print">{noteOf?.(item) || priceIn(item, ofItems)}</small>
            </>
          );
          return (
            <li key={keys[i]}>
              <Fold id={field.id} name={name}>
                {toolsOf(item, i)}
                {wordsOf?.(item)}
                <GroupFields {...inside} />
                <FieldMessages of={field} />
              </Fold>
            </li>
          );
        })}
      </ol>
    </FieldGroup>
  );
}
