/** What the reader of a prescription's SMS says. A list of fields or prescriptions comes as one text. */
export const smsWords = {
  preencheu: (fields: string) => `Preenchemos: ${fields}. Confirme se está certo.`,
  saiu: (codes: string) => `O que lá estava saiu: ${codes}.`,
  jaEstava: 'O pedido já tinha estes códigos.',
  juntou: 'Há mais do que uma receita, e vão todas: veja em «Receitas neste pedido».',
  /** A text that could not be read goes into the request, and of others what they say besides. */
  textoVai: 'Pusemos o texto no pedido, em «De que precisa?».',
  restoVai: 'O resto do texto também ficou no pedido.',
  semDispensa: (fields: string) => `Ficou por preencher: ${fields}. Procure no SMS ou no papel da receita.`,
  codigosDeQuem: (fields: string) => `Não se percebe de que receita são os códigos. Ficou por preencher: ${fields}.`,
  porLer: (numbers: string) => `Não sabemos o que é: ${numbers}. Se for um código, escreva-o no campo dele.`,
  avisoDispensa: 'Este SMS avisa que já levantou medicamentos. Traz o número da receita, mas não os códigos.',
  cancelada: 'Este texto fala de uma receita anulada. Confirme com quem a passou antes de pedir.',
  foraDoPrazo: 'Este texto fala de um prazo que já passou. Confirme com quem passou a receita antes de pedir.',
  semNumero: 'Falta o número da receita, de 19 caracteres. Copie a mensagem toda.',
  codigoUnico: 'Parece um código de verificação. Não o mostre a ninguém: não vai no pedido.',
  outroTamanho: 'O número da receita devia ter 19 caracteres. Veja se falta algum, ou se há algum a mais.',
  nada: 'Não encontrámos códigos de receita neste texto.',
};
