import type { ClientDirective } from 'astro';
import { afterFirstText } from '../first-text.ts';

/** How far below the screen an island is when its code is asked for. */
const NEAR = '600px';

/** `client:near`: the island hydrates when the visitor comes near it. */
const hydrateWhenNear: ClientDirective = (load, _options, element) => {
  const observer = new IntersectionObserver(
    async (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      await (await load())();
    },
    { rootMargin: NEAR },
  );
  // The element itself has no box.
  afterFirstText(() => {
    for (const child of element.children) observer.observe(child);
  });
};

export default hydrateWhenNear;
