/** A text without accents and capitals, for comparing names. */
export function comparable(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
