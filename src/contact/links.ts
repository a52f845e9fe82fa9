import { isShort } from '../text/nine-digits.ts';
import { wellFormed } from '../text/well-formed.ts';

/** A place in degrees north and east (negative in Portugal). */
interface Coordinates {
  latitude: number;
  longitude: number;
}

/** The embedded map's origin, the only one besides our own that a page may show in a frame. */
export const MAP_ORIGIN = 'https://www.openstreetmap.org';

/** Degrees shown on the map to each side of the pharmacy: about 350 m. */
const MAP_MARGIN = { latitude: 0.003, longitude: 0.004 };

/** A WhatsApp chat with a Portuguese number of nine digits, with `text` already typed in when it is given. */
export function whatsappLink(number: string, text = ''): string {
  return `https://wa.me/351${number}${text && `?text=${encode(text)}`}`;
}

/** A call to a Portuguese number of nine digits, or to a short one, such as 1400. */
export function telLink(number: string): string {
  return `tel:${isShort(number) ? '' : '+351'}${number}`;
}

/** A new e-mail to `address` (may be empty). Mail programs show a + for a space; lines end in CRLF (RFC 6068 §5). */
export function mailtoLink(address: string, fields: { subject?: string; body?: string } = {}): string {
  const { subject = '', body = '' } = fields;
  const filled = Object.entries({ subject, body: withCrLf(body) }).filter(([, text]) => text);
  const query = filled.map(([name, text]) => `${name}=${encode(text)}`).join('&');
  return `mailto:${encode(address).replaceAll('%40', '@')}${query && `?${query}`}`;
}

/** An SMS with `body` typed in. iOS reads "&body", others after "?": https://stackoverflow.com/questions/6480462 */
export function smsLink(number: string, body = ''): string {
  return `sms:+351${number}${body && `?&body=${encode(body)}`}`;
}

/**
 * How messages reach the pharmacy: `empty` is the address of an empty message, `join` stands between it and a text. Put
 * together by the build, so that the scripts of a pharmacy without WhatsApp name it nowhere.
 */
export interface Channel {
  kind: 'whatsapp' | 'sms' | 'email';
  empty: string;
  join: string;
}

/** A message to the pharmacy, with `text` already typed in when it is given. */
export function messageLink({ kind, empty, join }: Channel, text = ''): string {
  return text ? empty + join + encode(kind === 'email' ? withCrLf(text) : text) : empty;
}

/** OpenStreetMap's map to embed, with a marker on the place. */
export function mapEmbedLink({ latitude, longitude }: Coordinates): string {
  const from = [longitude - MAP_MARGIN.longitude, latitude - MAP_MARGIN.latitude];
  const to = [longitude + MAP_MARGIN.longitude, latitude + MAP_MARGIN.latitude];
  const query = `bbox=${degrees([...from, ...to])}&layer=mapnik&marker=${degrees([latitude, longitude])}`;
  return `${MAP_ORIGIN}/export/embed.html?${query}`;
}

/** Directions to the place: opens the maps app where there is one, on every platform. */
export function directionsLink({ latitude, longitude }: Coordinates): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${degrees([latitude, longitude])}`;
}

function degrees(values: number[]): string {
  return values.map((value) => value.toFixed(5)).join('%2C');
}

/** Line breaks as an e-mail needs them. */
function withCrLf(text: string): string {
  return text.replace(/\r\n|\r|\n/g, '\r\n');
}

/** A lone surrogate would make encodeURIComponent throw. */
function encode(text: string): string {
  return encodeURIComponent(wellFormed(text));
}
