import type { ClientDirective } from 'astro';

/**
 * `client:press`: the island hydrates when it is first pointed at, focused or pressed. A press that comes before it is
 * hydrated is kept for it. If its code does not load it is hidden, because nothing would answer a press.
 */
const hydrateWhenPressed: ClientDirective = async (load, _options, island) => {
  const pressed: { on?: EventTarget | null } = {};
  const stop = new AbortController();
  await new Promise((resolve) => {
    const note = (event: Event) => {
      if (event.type === 'click') pressed.on = event.target;
      resolve(event);
    };
    for (const type of ['pointerover', 'focusin', 'click']) island.addEventListener(type, note, stop);
  });
  await (await load())();
  stop.abort();
  // When the code does not load, Astro logs the error and leaves the attribute.
  island.hidden = island.hasAttribute('ssr');
  // React hydrates what an event needs before it handles it. An SVG has no click() of its own.
  if (pressed.on instanceof Element) pressed.on.closest('button')?.click();
};

export default hydrateWhenPressed;
