/** Where a page cannot be had without a network: the link to the one that can. */
export const withoutNetwork = 'Sem internet, esta página não abre. A página inicial, sim.';
