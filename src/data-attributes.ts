/**
 * The `data-…` attributes by which markup, styles and scripts of different files speak of one thing, under the folder
 * whose state each tells. `sources.test.ts` finds one that is not here, and one that stands in a single place.
 */
export const DATA_ATTRIBUTES: Readonly<Record<string, string>> = {
  document:
    'adopted announcements away behind beyond-row js long menu page-script press pressed print theme title-face titles tooltip',
  consent: 'asked choice chosen coming cookie-banner cookies leaving',
  contact: 'chat-hours solid urgent',
  notices: 'aviso avisos board notice-template sent-notices tipo withdrawn',
  opening:
    'always answered closes days headline last-day later-turns now onwards open opening opens outside-hours place season ' +
    'served shut silent today turns while',
  'other-languages': 'next-opening notice-days',
  photographs: 'photograph portrait',
  request: 'copies floats late message opening-again outdated quoted ready reloads submitted takes-out unready',
  sections: 'folds map one-group opening-picture several',
  slogans: 'fading longest paused slogan slogans',
  ui: 'ground site variant',
};

/** Those that Base UI sets on the toasts, which our styles read. */
export const OF_BASE_UI = ['ending-style', 'limited', 'starting-style'];
