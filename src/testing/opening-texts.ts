/** The texts of the line about opening, as the demonstration has them. */
export const OPENING_TEXTS = {
  aberta: 'Aberta agora',
  abertaAte: 'Aberta agora · fecha {hora}',
  fechada: 'Fechada',
  fechadaFeriado: 'Fechada · feriado',
  abreHoje: 'Fechada · abre {hora}',
  abreAmanha: 'Fechada · abre amanhã {hora}',
  abreNoDia: 'Fechada · abre {dia} {hora}',
  abreNaData: 'Fechada · abre a {data} {hora}',
  as: 'às {hora}',
  a: 'à {hora}',
  meiaNoite: 'à meia-noite',
};
