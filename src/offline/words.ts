/** Replaces a page that was not kept for use without a network: a link to the home page. */
export const withoutNetwork = 'Sem internet, esta página não abre. A página inicial, sim.';
