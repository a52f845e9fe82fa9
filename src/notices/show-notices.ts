// An inline script right after the notice board (src/pages/index.astro): shows today's notices before the first paint,
// so that nothing moves.
import { pageNotices, showBoard } from './page-notices.ts';

showBoard(pageNotices());
