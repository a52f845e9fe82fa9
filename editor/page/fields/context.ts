import { type ComponentType, createContext, use } from 'react';
import type { Path } from '../../../src/pharmacy/paths.ts';
import { fieldId } from '../../paths.ts';
import { labelOf, type Schema } from '../../schema.ts';
import type { ShownFinding } from '../../server/content.ts';

/** The state that all fields of a file share. */
export interface Fields {
  /** As the owner knows it: `aluguer.yaml`. */
  file: string;
  set: (path: Path, value: unknown) => void;
  /** Sets a list that an item was removed from, by its name; the form offers to put it back. */
  remove: (path: Path, items: readonly unknown[], name: string) => void;
  mistakes: readonly ShownFinding[];
  /** Whether nothing waits to be saved. */
  isSaved: boolean;
  /** Whether the mistakes of untouched fields are shown too: after saving was tried. */
  showsAll: boolean;
  touched: ReadonlySet<string>;
  touch: (id: string) => void;
  /** The field for a value, by its schema: groups and lists hold such fields, and are such fields. */
  Field: ComponentType<FieldProps>;
  /** The data of farmacia.yaml, to which texts refer by `{farmacia.nome}`. */
  farmacia: unknown;
}

export const FieldsContext = createContext<Fields | null>(null);

export function useFields(): Fields {
  const fields = use(FieldsContext);
  if (fields === null) throw new Error('A field stands outside its file.');
  return fields;
}

export interface FieldProps {
  schema: Schema;
  path: Path;
  value: unknown;
  isRequired: boolean;
}

/** A field's id and label, the mistakes to show beside it, and what changes it. */
export function useField({ schema, path }: Pick<FieldProps, 'schema' | 'path'>) {
  const { file, set, touch, mistakes, showsAll, touched } = useFields();
  const id = fieldId(file, path);
  const own = mistakes.filter((mistake) => fieldId(file, mistake.path) === id);
  return {
    id,
    label: labelOf(path, schema),
    mistakes: showsAll || touched.has(id) ? own.map(({ text }) => text) : [],
    set: (value: unknown) => set(path, value),
    touch: () => touch(id),
  };
}
