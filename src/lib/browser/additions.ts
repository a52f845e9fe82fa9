import { createStore } from './create-store.ts';

/** Lines that other parts of the page add to the request: one line of each kind, held until the form is hydrated. */
export type AdditionKind = 'aluguer' | 'entrega';

export type Additions = Readonly<Partial<Record<AdditionKind, string>>>;

export const NO_ADDITIONS: Additions = {};

const additions = createStore(NO_ADDITIONS);

/** The same object until something changes. */
export const currentAdditions = additions.get;

/** Calls back when a line is added, replaced or removed. Returns how to stop. */
export const onAdditions = additions.subscribe;

/** Adds the line of a kind, in the place of the one before; without a text it is removed. */
export function setAddition(kind: AdditionKind, text?: string): void {
  const { [kind]: before, ...others } = additions.get();
  if (before !== text) additions.set(text === undefined ? others : { ...others, [kind]: text });
}
