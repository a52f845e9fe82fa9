// An inline script behind the week's hours, and behind the form: asks show-opening.ts to say in them what it knows,
// before they are seen.

import type { PageEvent } from '../browser/page-events.ts';

dispatchEvent(new Event('hours' satisfies PageEvent));
