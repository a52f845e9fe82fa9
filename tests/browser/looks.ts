/** The looks that a page may have. Forced colours are the system's own. */
export const LOOKS = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'in forced colours': { colorScheme: 'light', forcedColors: 'active' },
  'in forced colours, dark': { colorScheme: 'dark', forcedColors: 'active' },
} as const;
