import { domainToUnicode } from 'node:url';

/** A site's address as people write it: without «https://», with its accents. */
export const siteName = (site: string): string => domainToUnicode(new URL(site).host);
