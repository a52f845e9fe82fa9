/** A point on the map. */
export interface Point {
  latitude: number;
  longitude: number;
}

const NUMBER = '(-?\\d{1,3}\\.\\d+)';

/** Points in the addresses of OpenStreetMap and Google Maps, and typed ones. A pin comes before the middle of the view. */
const PATTERNS = [
  `mlat=${NUMBER}&mlon=${NUMBER}`,
  `!3d${NUMBER}!4d${NUMBER}`,
  `[?&](?:q|query|ll|destination)=${NUMBER}(?:,|%2C)\\s*${NUMBER}`,
  `#map=[\\d.]+/${NUMBER}/${NUMBER}`,
  `@${NUMBER},${NUMBER}`,
  `/search/${NUMBER}(?:,|%2C)[\\s+]*${NUMBER}`,
  `^\\s*(?:geo:)?${NUMBER}\\s*[,;/ ]\\s*${NUMBER}`,
].map((pattern) => new RegExp(pattern));

/** The point in a pasted text, the address of a map or two numbers; null where there is none. */
export function pointIn(pasted: string): Point | null {
  for (const pattern of PATTERNS) {
    const [, latitude, longitude] = pattern.exec(pasted) ?? [];
    if (latitude && longitude) return { latitude: rounded(latitude), longitude: rounded(longitude) };
  }
  return null;
}

/** Five places are one metre. */
const rounded = (number: string) => Math.round(Number(number) * 1e5) / 1e5;
