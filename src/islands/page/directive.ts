import type { ClientDirective } from 'astro';
import { afterFirstText } from '../first-text.ts';

/** `client:page`: the island hydrates with the page, once there is something to read and the browser is idle. */
const hydrateWithPage: ClientDirective = (load) => {
  // Safari has no requestIdleCallback.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  afterFirstText(() => whenIdle(async () => (await load())()));
};

export default hydrateWithPage;
