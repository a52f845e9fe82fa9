/** The day on which all these laws were last read: they change, so whoever reads them again writes the day here. */
const READ = '2026-11-26';

/** The laws and tariffs on which words of the site rest, each with what it is about, for the owner. */
export const LAWS = {
  complaints: 'DL 156/2005, artigo 5.º-B (livro de reclamações)',
  disputes: 'Lei 144/2015, artigo 18.º (litígios de consumo)',
  veterinary: 'Regulamento (UE) 2019/6, artigo 104.º (medicamentos veterinários à distância)',
  company: 'CSC, artigo 171.º; DL 7/2004, artigo 10.º (identificação da empresa)',
  contacts: 'DL 7/2004, artigo 10.º (contactos)',
  director: 'DL 307/2007, artigo 28.º (direção técnica e alvará)',
  hours: 'DL 307/2007, artigo 28.º (horário)',
  offHours: 'DL 53/2007, mudado pelo DL 128/2025; Portaria 277/2012 (assistência farmacêutica fora do horário)',
  // Read in netfarma.pt of that day, which quotes it.
  offHoursAzores:
    'Portaria do Governo Regional dos Açores de 24 de março de 2014 (nenhum acréscimo nos medicamentos sujeitos a receita; até 2,50 € por utente no resto)',
  delivery: 'Portaria 1427/2007 (entrega ao domicílio)',
  health: 'DL 238/2015 (quem presta os serviços de parceiros)',
  callCosts: 'DL 59/2021, artigo 3.º (custo da chamada)',
  dutyLine: 'Tarifa da linha 1400 (quanto custa, e a que horas)',
  foreignPrescriptions: 'Lei 52/2014, artigo 15.º (receitas de outros países)',
  healthLines:
    'Linha de Saúde Açores 808 24 60 24 (Proteção Civil dos Açores, 2022); SRS 24 da Madeira 800 24 24 20 (TSF, 2022) (linhas de saúde das regiões)',
  prescriptions: 'Portaria 263/2023 (validade das receitas)',
  needles: 'DL 24/2024 (onde se entregam agulhas)',
};

/** The laws, where nobody has read them in the year before a day; else none. */
export function lawsToReadAgain(isoDay: string): string[] {
  const [year = '', ...day] = isoDay.split('-');
  return READ < [Number(year) - 1, ...day].join('-') ? Object.values(LAWS) : [];
}
