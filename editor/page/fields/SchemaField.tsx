import { withoutNull } from '../../schema.ts';
import { Checkbox, Choice, Options } from './Choices.tsx';
import { Coordinates } from './Coordinates.tsx';
import type { FieldProps } from './context.ts';
import { Group } from './Group.tsx';
import { List } from './List.tsx';
import { PhotographFile } from './PhotographFile.tsx';
import { TextInput } from './TextInput.tsx';
import { WeekHours } from './WeekHours.tsx';

/** The field for a value, by its schema. */
export function SchemaField(props: FieldProps) {
  const schema = withoutNull(props.schema);
  const { control } = schema;
  if (control === 'coordinates') return <Coordinates {...props} />;
  if (control === 'week') return <WeekHours {...props} />;
  if (control === 'photograph') return <PhotographFile {...props} />;
  if (control === 'tiles' || schema.items?.enum) return <Options {...props} />;
  if (schema.type === 'object') return <Group {...props} />;
  if (schema.type === 'array') return <List {...props} />;
  if (schema.type === 'boolean') return <Checkbox {...props} />;
  if (schema.enum) return <Choice {...props} />;
  return <TextInput {...props} />;
}
