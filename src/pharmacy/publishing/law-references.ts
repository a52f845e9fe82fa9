/** The laws that the check names to an owner, each with what it is about; last read on 26 November 2026. */
export const LAWS = {
  hours: 'DL 307/2007, artigo 28.º (horário)',
  // Read in netfarma.pt of that day, which quotes it.
  offHoursAzores:
    'Portaria do Governo Regional dos Açores de 24 de março de 2014 (nenhum acréscimo nos medicamentos sujeitos a receita; até 2,50 € por utente no resto)',
  delivery: 'Portaria 1427/2007 (entrega ao domicílio)',
  callCosts: 'DL 59/2021, artigo 3.º (custo da chamada)',
};
