/** Texts of the parts around every page. */

export const skipLink = 'Saltar para o conteúdo';
export const menu = 'Menu';

/** The label of the theme's control, by the present theme: it names what a press does. */
export const THEME_LABELS = {
  system: 'Aspeto automático. Mudar para claro',
  light: 'Aspeto claro. Mudar para escuro',
  dark: 'Aspeto escuro. Mudar para automático',
} as const;

export const FOOTER = {
  /** Its group of links, for screen readers. */
  legal: 'Informação legal',
  complaints: 'Livro de reclamações eletrónico',
  disputes: (entity: string) => `Resolução de litígios de consumo: ${entity}`,
  infarmed: 'Lista de farmácias do INFARMED',
  veterinary: 'Venda à distância de medicamentos veterinários (DGAV)',
  privacy: 'Política de privacidade',
  cookies: 'Preferências de cookies',
  /** A person's number begins with 1, 2, 3 or 45, and is called NIF. */
  taxNumber: (number: string) => (/^([123]|45)/.test(number) ? 'NIF' : 'NIPC'),
  capital: 'Capital social',
  /** The register of a company or a cooperative; all other owners have another one, `otherRegistration`. */
  registration: 'Matrícula',
  otherRegistration: 'Registo',
  technicalDirection: 'Direção técnica',
  licence: 'Alvará',
} as const;

/** The bar at the bottom of a phone's screen. */
export const BAR = { name: 'Atalhos', request: 'Pedir', map: 'Mapa' } as const;
