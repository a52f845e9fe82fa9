/** Whether its site serves a page, no archive or disk; a port is that of a trial. @param host without «www.» */
export const isOwnCopy = (host: string, { hostname, port }: Pick<Location, 'hostname' | 'port'>): boolean =>
  port !== '' || hostname.replace(/^www\./, '') === host;
