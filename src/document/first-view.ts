// An inline script of every page, behind its first view: says there whether the pharmacy is open before it is painted.
// Behind each further part that a script changes, part-parsed.ts makes this one go over it before it is seen: it says
// what is known of today in it, folds on a phone what is long, and asks for the map when a visitor is near it.

import type { PageEvent } from '../browser/page-events.ts';
import { isOwnCopy } from '../opening/own-copy.ts';
import { showOpening } from '../opening/show-opening.ts';
import { foldOnPhone } from './fold-on-phone.ts';
import { showMapNear } from './show-map.ts';

/** Whether the pharmacy says its hours; the build puts it in (first-view-script.ts). */
declare const HAS_HOURS: boolean;
/** The site's own host; null for the demonstration, which may be served from any. */
declare const HOST: string | null;

const showState = HAS_HOURS && (!HOST || isOwnCopy(HOST, location)) ? showOpening() : null;

addEventListener('parsed' satisfies PageEvent, () => {
  showState?.();
  foldOnPhone();
  showMapNear();
});
