// An inline script behind each part below the first view in which first-view.ts changes something: has it do so before
// that part is seen.

import type { PageEvent } from '../browser/page-events.ts';

dispatchEvent(new Event('parsed' satisfies PageEvent));
