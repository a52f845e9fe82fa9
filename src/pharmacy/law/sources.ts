/** A law, or a tariff, on which words of the site rest, and the day on which somebody last read it. */
interface Source {
  name: string;
  /** What it is about, in words for the owner. */
  about: string;
  read: string;
}

const READ = '2026-11-26';
const READ_LATER = '2026-11-27';

/** All the laws. They change, so whoever reads one again writes the day here. */
const SOURCES = {
  complaints: { name: 'DL 156/2005, artigo 5.º-B', about: 'livro de reclamações', read: READ },
  disputes: { name: 'Lei 144/2015, artigo 18.º', about: 'litígios de consumo', read: READ },
  veterinary: {
    name: 'Regulamento (UE) 2019/6, artigo 104.º',
    about: 'medicamentos veterinários à distância',
    read: READ,
  },
  company: { name: 'CSC, artigo 171.º; DL 7/2004, artigo 10.º', about: 'identificação da empresa', read: READ },
  contacts: { name: 'DL 7/2004, artigo 10.º', about: 'contactos', read: READ },
  director: { name: 'DL 307/2007, artigo 28.º', about: 'direção técnica e alvará', read: READ },
  hours: { name: 'DL 307/2007, artigo 28.º', about: 'horário', read: READ },
  offHours: {
    name: 'DL 53/2007, mudado pelo DL 128/2025; Portaria 277/2012',
    about: 'assistência farmacêutica fora do horário',
    read: READ,
  },
  // Read in netfarma.pt of that day, which quotes it.
  offHoursAzores: {
    name: 'Portaria do Governo Regional dos Açores de 24 de março de 2014',
    about: 'nenhum acréscimo nos medicamentos sujeitos a receita; até 2,50 € por utente no resto',
    read: READ_LATER,
  },
  delivery: { name: 'Portaria 1427/2007', about: 'entrega ao domicílio', read: READ },
  health: { name: 'DL 238/2015', about: 'quem presta os serviços de parceiros', read: READ },
  callCosts: { name: 'DL 59/2021, artigo 3.º', about: 'custo da chamada', read: READ },
  dutyLine: { name: 'Tarifa da linha 1400', about: 'quanto custa, e a que horas', read: READ },
  foreignPrescriptions: { name: 'Lei 52/2014, artigo 15.º', about: 'receitas de outros países', read: READ },
  healthLines: {
    name: 'Linha de Saúde Açores 808 24 60 24 (Proteção Civil dos Açores, 2022); SRS 24 da Madeira 800 24 24 20 (TSF, 2022)',
    about: 'linhas de saúde das regiões',
    read: READ_LATER,
  },
  prescriptions: { name: 'Portaria 263/2023', about: 'validade das receitas', read: READ },
  needles: { name: 'DL 24/2024', about: 'onde se entregam agulhas', read: READ },
} as const satisfies Record<string, Source>;

/** How a finding names a law: «DL 59/2021, artigo 3.º (custo da chamada)». */
export function lawReference(key: keyof typeof SOURCES): string {
  const { name, about } = SOURCES[key];
  return `${name} (${about})`;
}

/** The names of the laws that nobody has read in the year before a day. */
export function lawsToReadAgain(isoDay: string): string[] {
  const [year = '', ...day] = isoDay.split('-');
  const aYearAgo = [Number(year) - 1, ...day].join('-');
  return Object.entries(SOURCES).flatMap(([key, { read }]) =>
    read < aYearAgo ? lawReference(key as keyof typeof SOURCES) : [],
  );
}
