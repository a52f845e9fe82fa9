import { channelNames } from '../src/content/channel.ts';

/** All that may stand between braces, with what it says. @param data of farmacia.yaml */
export function namesBetweenBraces(data: unknown): ReadonlyMap<string, string> {
  const channel = Object.entries(channelNames(data)).map(([name, text]) => [`farmacia.${name}`, text] as const);
  return new Map([...leavesByName(data), ...channel]);
}

/** Every text and number of farmacia.yaml by the name that stands between braces: `farmacia.empresa.nipc`. */
function leavesByName(data: unknown, name = 'farmacia'): ReadonlyMap<string, string> {
  if (typeof data !== 'object' || data === null) return new Map([[name, String(data ?? '')]]);
  return new Map(Object.entries(data).flatMap(([key, value]) => [...leavesByName(value, `${name}.${key}`)]));
}
