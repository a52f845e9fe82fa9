// An inline script behind each part below the first view that first-view.ts changes: it does so before that is seen.

import type { PageEvent } from '../browser/page-events.ts';

dispatchEvent(new Event('parsed' satisfies PageEvent));
