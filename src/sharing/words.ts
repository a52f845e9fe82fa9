/** What sharing the site says. */
export const share = 'Partilhar';
export const copied = 'Ligação copiada. Pode colá-la numa mensagem.';
/** Where the device does not let a page copy. */
export const copyByHand = (url: string) => `Copie esta ligação: ${url}`;
