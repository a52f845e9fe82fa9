import { Plus } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '../../../src/ui/Button.tsx';
import { Icon } from '../../../src/ui/Icon.tsx';
import { IconButton } from '../../../src/ui/IconButton.tsx';
import { isRecord } from '../../paths.ts';
import { emptyValue, hasDefaults, itemName, shortLabel, withoutNull } from '../../schema.ts';
import { TEXTS } from '../../texts.ts';
import { Checkbox, Choice, Options } from './Choices.tsx';
import { FieldGroup, FieldMessages, type FieldProps, useField } from './field.tsx';
import styles from './fields.module.css';
import { PastedPoint } from './PastedPoint.tsx';
import { PhotographFile } from './PhotographFile.tsx';
import { TextInput } from './TextInput.tsx';
import { useItems } from './useItems.ts';
import { WeekHours } from './WeekHours.tsx';

/** The field for a value, by its schema. */
function SchemaField(props: FieldProps) {
  const schema = withoutNull(props.schema);
  const { control } = schema;
  if (control === 'week') return <WeekHours {...props} />;
  if (control === 'photograph') return <PhotographFile {...props} />;
  if (control === 'tiles' || schema.items?.enum) return <Options {...props} />;
  if (schema.type === 'object') return <Group {...props} />;
  if (schema.type === 'array') return <List {...props} />;
  if (schema.type === 'boolean') return <Checkbox {...props} />;
  if (schema.enum) return <Choice {...props} />;
  return <TextInput {...props} />;
}

/** The fields of a group, without the names that are for the site alone. */
export function GroupFields({ schema, path, value }: Omit<FieldProps, 'isRequired'>) {
  const { properties = {}, required = [] } = withoutNull(schema);
  const values = isRecord(value) ? value : {};
  const shown = Object.entries(properties).filter(([, { control }]) => control !== 'internal');
  return shown.map(([key, child]) => (
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
function Group(props: FieldProps) {
  const { value, isRequired } = props;
  const schema = withoutNull(props.schema);
  const field = useField(props);
  // Without a switch where each of its fields has a default.
  const isAlways = isRequired || hasDefaults(schema);
  const isThere = isAlways || (value !== undefined && value !== null);
  return (
    <FieldGroup of={field}>
      {!isAlways && (
        <label className={styles.tick}>
          <input
            type="checkbox"
            role="switch"
            aria-checked={isThere}
            checked={isThere}
            onChange={({ target }) => field.set(target.checked ? emptyValue(schema) : undefined)}
            data-campo={field.id}
          />
          {TEXTS.shown(shortLabel(field.label))}
        </label>
      )}
      {schema.control === 'coordinates' && <PastedPoint id={`${field.id}.mapa`} set={field.set} />}
      {isThere && <GroupFields {...props} />}
    </FieldGroup>
  );
}

interface ListProps extends FieldProps {
  /** The label of the button for a new item. */
  addLabel?: string;
  /** Makes a new item that is not empty. */
  newItem?: () => unknown;
  /** Renders what is around an item's fields. */
  around?: (item: unknown, fields: ReactNode) => ReactNode;
}

/** A list as cards, to add, duplicate, move and remove. */
export function List({ addLabel = TEXTS.add, newItem, around = (_, fields) => fields, ...props }: ListProps) {
  const { schema, path, value } = props;
  const items: unknown[] = Array.isArray(value) ? value : [];
  const ofItems = withoutNull(schema).items ?? {};
  const isFull = items.length >= (schema.maxItems ?? Number.POSITIVE_INFINITY);
  const { insert, toolsOf } = useItems(items, path);
  return (
    <FieldGroup of={useField(props)}>
      {items.length === 0 && <p className="fine-print">{TEXTS.empty}</p>}
      <ol className={styles.cards}>
        {items.map((item, i) => (
          <Item
            // biome-ignore lint/suspicious/noArrayIndexKey: all that is kept of an item is in the file's data
            key={i}
            schema={ofItems}
            path={[...path, i]}
            value={item}
            tools={toolsOf(i, ofItems, !isFull)}
            around={around}
          />
        ))}
      </ol>
      {isFull ? (
        <p className="fine-print">{TEXTS.full(items.length)}</p>
      ) : (
        <Button onClick={() => insert(items.length, newItem?.() ?? emptyValue(ofItems))}>
          <Icon of={Plus} />
          {addLabel}
        </Button>
      )}
    </FieldGroup>
  );
}

interface ItemProps extends Omit<FieldProps, 'isRequired'>, Required<Pick<ListProps, 'around'>> {
  tools: ReturnType<ReturnType<typeof useItems>['toolsOf']>;
}

function Item({ tools, around, ...props }: ItemProps) {
  const field = useField(props);
  const isText = props.schema.type === 'string';
  return (
    <li className={isText ? styles.row : styles.card} id={`${field.id}-group`}>
      <div className={`cluster ${styles.cardHead}`}>
        {!isText && <h3 className={styles.cardName}>{itemName(props.value, props.schema)}</h3>}
        <div className={styles.tools}>
          {tools.map(({ label, ...tool }) => (
            // With a title: the editor has no tooltips island.
            <IconButton key={label} label={label} title={label} {...tool} />
          ))}
        </div>
      </div>
      {isText ? <SchemaField {...props} isRequired /> : around(props.value, <GroupFields {...props} />)}
      {!isText && <FieldMessages of={field} />}
    </li>
  );
}
