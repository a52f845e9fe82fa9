/** Texts of the share button. */
export const share = 'Partilhar';
export const copied = 'Endereço copiado. Pode colá-lo numa mensagem.';
/** Where the device does not let a page copy. */
export const copyByHand = (url: string) => `Copie este endereço: ${url}`;
