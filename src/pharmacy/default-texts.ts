import { DEMONSTRATION } from './content.ts';
import { fieldMeta, fieldNames } from './field-meta.ts';
import { nearestName } from './nearest-name.ts';
import { parseSource } from './source.ts';

/** The words that are lent in the place of the demonstration's that tell who answers outside the hours: no pharmacy says that but itself. */
const NEUTRAL_TEXTS: Readonly<Record<string, string>> = {
  'abertura.urgencia': 'Fora do horário',
  'sobre.urgencia': 'Fora do horário',
  'contactos.urgencia': 'Fora do horário',
};

/** The files that hold labels and sentences of the interface. */
const FILES = ['pagina'] as const;
type Name = (typeof FILES)[number];

/** The data of the original's files, by their names. */
export type Originals = Readonly<Record<string, unknown>>;

/** Reads the original's files. @param textOf gives the text of a file by its path in the repository */
export function originalsFrom(textOf: (file: string) => string): Originals {
  const named = FILES.map((name) => {
    const file = `${DEMONSTRATION}/content/${name}.yaml`;
    return [name, parseSource(file, textOf(file)).data] as const;
  });
  return Object.fromEntries(named);
}

/**
 * The data of a file, with the demonstration's labels in the place of those that it lacks, so that content which is older than the
 * site goes on building. What such content says and the site no longer shows is left out, unless a name is only misspelt.
 * @param name the file's name in `CONTENT_FILES`
 */
export function withDefaults(name: string, data: unknown, originals: Originals): unknown {
  if (!isLabels(name)) return data;
  return labelsWithDefaults(name, data, originals[name]);
}

const isLabels = (name: string): name is Name => (FILES as readonly string[]).includes(name);

/** No other pharmacy's text stands in for one that tells of a pharmacy: it is asked for. */
function labelsWithDefaults(name: Name, data: unknown, original: unknown, path: string[] = []): unknown {
  if (!isGroup(original)) return data === undefined ? (NEUTRAL_TEXTS[path.join('.')] ?? original) : data;
  const own = data === undefined ? {} : data;
  if (!isGroup(own)) return data;
  const known = fieldNames([name, ...path]);
  const ownKeys = Object.keys(own).filter((key) => known.includes(key) || nearestName(key, known) !== null);
  const lentKeys = known.filter((key) => key in original && !(key in own) && !fieldMeta([name, ...path, key]).own);
  const keys = [...ownKeys, ...lentKeys];
  return Object.fromEntries(
    keys.map((key) => [key, labelsWithDefaults(name, own[key], original[key], [...path, key])]),
  );
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
