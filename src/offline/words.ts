/** What stands in the place of a page that is not there without a network: the link to the one that is. */
export const withoutNetwork = 'Sem internet abre-se só a página inicial.';
