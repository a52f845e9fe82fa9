/**
 * Whether a page is served by its site: in an archive, or on a disk, nobody knows what holds by now. A port is that of
 * a server on which somebody tries the site.
 * @param host the site's, without «www.»
 */
export const isOwnCopy = (host: string, { hostname, port }: Pick<Location, 'hostname' | 'port'>): boolean =>
  port !== '' || hostname.replace(/^www\./, '') === host;
