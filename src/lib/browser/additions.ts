/** Lines that other parts of the page add to the request: one line of each kind, held until the form is hydrated. */
export type AdditionKind = 'aluguer' | 'entrega';

export type Additions = Readonly<Partial<Record<AdditionKind, string>>>;

const NONE: Additions = {};
let additions = NONE;
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`, with `onAdditions`. The same object until something changes. */
export function currentAdditions(): Additions {
  return additions;
}

/** On the server nothing was added. */
export function noAdditions(): Additions {
  return NONE;
}

/** Calls back when a line is added, replaced or removed. Returns how to stop. */
export function onAdditions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Adds the line of a kind, in the place of the one before; without a text it is removed. */
export function setAddition(kind: AdditionKind, text?: string): void {
  if (additions[kind] === text) return;
  const { [kind]: _before, ...others } = additions;
  additions = text === undefined ? others : { ...others, [kind]: text };
  for (const listener of listeners) listener();
}
