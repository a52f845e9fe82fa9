// An inline script behind the week's hours, which are in the page by now: asks show-opening.ts for those of today, before they are seen.
dispatchEvent(new Event('hours'));

export {};
