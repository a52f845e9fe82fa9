/** A law, or a tariff, on which words of the site rest; what it is about, for the owner; the day it was last read. */
type Law = readonly [name: string, about: string, read: string];

const READ_26_NOVEMBER = '2026-11-26';
const READ_27_NOVEMBER = '2026-11-27';

/** All the laws. They change, so whoever reads one again writes the day here. */
// biome-ignore format: a law a line
const LAWS = {
  complaints: ['DL 156/2005, artigo 5.º-B', 'livro de reclamações', READ_26_NOVEMBER],
  disputes: ['Lei 144/2015, artigo 18.º', 'litígios de consumo', READ_26_NOVEMBER],
  veterinary: ['Regulamento (UE) 2019/6, artigo 104.º', 'medicamentos veterinários à distância', READ_26_NOVEMBER],
  company: ['CSC, artigo 171.º; DL 7/2004, artigo 10.º', 'identificação da empresa', READ_26_NOVEMBER],
  contacts: ['DL 7/2004, artigo 10.º', 'contactos', READ_26_NOVEMBER],
  director: ['DL 307/2007, artigo 28.º', 'direção técnica e alvará', READ_26_NOVEMBER],
  hours: ['DL 307/2007, artigo 28.º', 'horário', READ_26_NOVEMBER],
  offHours: ['DL 53/2007, mudado pelo DL 128/2025; Portaria 277/2012', 'assistência farmacêutica fora do horário', READ_26_NOVEMBER],
  // Read in netfarma.pt of that day, which quotes it.
  offHoursAzores: ['Portaria do Governo Regional dos Açores de 24 de março de 2014', 'nenhum acréscimo nos medicamentos sujeitos a receita; até 2,50 € por utente no resto', READ_27_NOVEMBER],
  delivery: ['Portaria 1427/2007', 'entrega ao domicílio', READ_26_NOVEMBER],
  health: ['DL 238/2015', 'quem presta os serviços de parceiros', READ_26_NOVEMBER],
  callCosts: ['DL 59/2021, artigo 3.º', 'custo da chamada', READ_26_NOVEMBER],
  dutyLine: ['Tarifa da linha 1400', 'quanto custa, e a que horas', READ_26_NOVEMBER],
  foreignPrescriptions: ['Lei 52/2014, artigo 15.º', 'receitas de outros países', READ_26_NOVEMBER],
  healthLines: ['Linha de Saúde Açores 808 24 60 24 (Proteção Civil dos Açores, 2022); SRS 24 da Madeira 800 24 24 20 (TSF, 2022)', 'linhas de saúde das regiões', READ_27_NOVEMBER],
  prescriptions: ['Portaria 263/2023', 'validade das receitas', READ_26_NOVEMBER],
  needles: ['DL 24/2024', 'onde se entregam agulhas', READ_26_NOVEMBER],
} as const satisfies Record<string, Law>;

/** How a finding names a law: «DL 59/2021, artigo 3.º (custo da chamada)». */
export function lawReference(key: keyof typeof LAWS): string {
  const [name, about] = LAWS[key];
  return `${name} (${about})`;
}

/** The names of the laws that nobody has read in the year before a day. */
export function lawsToReadAgain(isoDay: string): string[] {
  const [year = '', ...day] = isoDay.split('-');
  const aYearAgo = [Number(year) - 1, ...day].join('-');
  return Object.entries(LAWS).flatMap(([key, [, , read]]) =>
    read < aYearAgo ? lawReference(key as keyof typeof LAWS) : [],
  );
}
