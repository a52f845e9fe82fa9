/** What the reader of a prescription's SMS says. A list of fields or prescriptions comes as one text. */
export const smsWords = {
  campo: 'Cole aqui o SMS da receita',
  ajuda: 'Lemos os códigos aqui, no seu aparelho. O texto não é guardado nem enviado.',
  ler: 'Preencher os campos',
  fechar: 'Fechar',
  preencheu: (fields: string) => `Preenchemos: ${fields}. Confirme se está certo.`,
  jaEstava: 'Os campos já tinham estes códigos.',
  desfazer: 'Desfazer',
  comoEstava: 'Ficou como estava.',
  substituir: (fields: string) => `Já tinha escrito outra coisa em: ${fields}. Quer trocar pelo que vem no SMS?`,
  trocar: 'Trocar',
  manter: 'Deixar como está',
  /** For a text pasted into a free text: it stays there until the visitor wants its codes in their fields. */
  pareceSms: 'O que colou parece o SMS de uma receita. Quer pôr os códigos nos seus campos?',
  porNosCampos: 'Pôr nos campos',
  duas: 'Este SMS traz mais do que uma receita. Qual quer pôr nos campos?',
  receita: (end: string) => `Receita que acaba em ${end}`,
  todas: 'Pôr todas',
  juntarOutra: 'É outra receita: juntar',
  juntou: (prescriptions: string) => `Vai também no pedido: ${prescriptions}.`,
  semDispensa: (fields: string) => `Não lemos ao certo: ${fields}. Procure no SMS ou no papel da receita.`,
  codigosAntes: (fields: string) =>
    `Os códigos vinham antes do número e podem ser de outra receita. Ficou por preencher: ${fields}.`,
  codigosDeQuem: (fields: string) =>
    `Não se percebe de qual das receitas são os códigos. Ficou por preencher: ${fields}.`,
  avisoDispensa: 'Este SMS avisa que já levantou medicamentos. Traz o número da receita, mas não os códigos.',
  cancelada: 'Este texto fala de uma receita anulada. Confirme com quem a passou antes de pedir.',
  foraDoPrazo: 'Este texto fala de um prazo que já passou. Confirme com quem passou a receita antes de pedir.',
  semNumero: 'Falta o número da receita, de 19 caracteres. Copie a mensagem toda.',
  nadaPreenchido: 'Não preenchemos nada.',
  codigoUnico: 'Parece um código de verificação. Não o mostre a ninguém. Não preenchemos nada.',
  curtoDemais: (digits: number) => `O número da receita tem ${digits} dígitos e devia ter 19. Veja se falta algum.`,
  compridoDemais: (digits: number) =>
    `O número da receita tem ${digits} dígitos e devia ter 19. Veja se há algum a mais.`,
  nada: 'Não encontrámos códigos de receita neste texto.',
};
