// An inline script behind the week's hours, and behind the form: asks show-opening.ts to say in them what it knows, before they are seen.
dispatchEvent(new Event('hours'));

export {};
