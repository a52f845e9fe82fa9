import { ruleOf } from '../../fields.ts';
import { withoutNull } from '../../schema.ts';
import { Checkbox, Checkboxes, Choice } from './Choices.tsx';
import { Coordinates } from './Coordinates.tsx';
import { type FieldProps, useFields } from './context.ts';
import { Group } from './Group.tsx';
import { Hue } from './Hue.tsx';
import { List } from './List.tsx';
import { Municipalities, Municipality } from './Municipalities.tsx';
import { PhotographFile } from './PhotographFile.tsx';
import { TextInput } from './TextInput.tsx';

/** The field for a value, by its schema and its rule (fields.ts). */
export function SchemaField(props: FieldProps) {
  const { file } = useFields();
  const { kind } = ruleOf(file, props.path);
  const schema = withoutNull(props.schema);
  if (kind === 'hue') return <Hue {...props} />;
  if (kind === 'coordinates') return <Coordinates {...props} />;
  if (kind === 'municipality') return <Municipality {...props} />;
  if (kind === 'municipalities') return <Municipalities {...props} />;
  if (kind === 'photograph') return <PhotographFile {...props} />;
  if (schema.type === 'object') return <Group {...props} />;
  if (schema.type === 'array') return schema.items?.enum ? <Checkboxes {...props} /> : <List {...props} />;
  if (schema.type === 'boolean') return <Checkbox {...props} />;
  if (schema.enum) return <Choice {...props} />;
  return <TextInput {...props} />;
}
