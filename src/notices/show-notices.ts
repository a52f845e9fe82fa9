// An inline script right after the notice board (src/pages/index.astro): all notices are hidden in the HTML, and
// today's are shown before the first paint, so that nothing moves.
import { pageNotices, showBoard } from './page-notices.ts';

showBoard(pageNotices());
