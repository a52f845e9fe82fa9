import { type ComponentType, createContext, use } from 'react';
import type { Path } from '../../../src/pharmacy/paths.ts';
import { fieldId } from '../../paths.ts';
import type { Schema } from '../../schema.ts';
import type { Finding } from '../../server/content.ts';

/** The state that all fields of a file share. */
export interface Fields {
  /** As the owner knows it: `aluguer.yaml`. */
  file: string;
  set: (path: Path, value: unknown) => void;
  mistakes: readonly Finding[];
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

/** A field's id, and the mistakes to show beside it: those of the field itself. */
export function useField(path: Path) {
  const { file, mistakes, showsAll, touched } = useFields();
  const id = fieldId(file, path);
  const isShown = showsAll || touched.has(id);
  const own = mistakes.filter((mistake) => fieldId(file, mistake.path) === id);
  return { id, mistakes: isShown ? own.map(({ text }) => text) : [] };
}
