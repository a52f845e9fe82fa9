/** Every text and number of farmacia.yaml by the name that stands between braces: `farmacia.empresa.nipc`. */
export function leavesByName(data: unknown, name = 'farmacia'): ReadonlyMap<string, string> {
  if (typeof data !== 'object' || data === null) return new Map([[name, String(data ?? '')]]);
  return new Map(Object.entries(data).flatMap(([key, value]) => [...leavesByName(value, `${name}.${key}`)]));
}
