import { mailtoLink } from '../../contact/links.ts';

/** RFC 9116 §2.5.5 advises less than a year; a site that nobody builds for eleven months has no one to answer either. */
const VALID_MONTHS = 11;

/**
 * The text of `/.well-known/security.txt` (RFC 9116).
 * @param builtAt when the site is built; the file expires eleven months later
 */
export function securityTxt({ email, site }: { email: string; site: string }, builtAt: Date): string {
  const expires = new Date(builtAt);
  expires.setUTCMonth(expires.getUTCMonth() + VALID_MONTHS);
  return [
    `Contact: ${mailtoLink(email)}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: pt, en',
    `Canonical: ${site}/.well-known/security.txt`,
    '',
  ].join('\n');
}
