/** Where the second pharmacy's content and public files lie. */
export const SECOND_PHARMACY = 'tests/second-pharmacy';

/** Where its built site lies: `DIST` for hosting/serve.ts. Written by tests/dist/second-pharmacy.test.ts, before the browser tests. */
export const SECOND_SITE = '.cache/second-pharmacy/dist';
