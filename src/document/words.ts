/** What the parts around every page say. */

/** The name of the control of the theme, by the theme that holds: what it does next. */
export const THEME_LABELS = {
  system: 'Aspeto automático. Mudar para claro',
  light: 'Aspeto claro. Mudar para escuro',
  dark: 'Aspeto escuro. Mudar para automático',
} as const;
