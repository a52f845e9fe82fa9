import texts from 'virtual:content/interface/tema';
import { Contrast, Moon, Sun } from 'lucide';
import { useSyncExternalStore } from 'react';
import { chooseTheme, currentTheme, onThemeChange, type Theme } from '../../../lib/browser/theme-store.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { island } from '../../island.tsx';

const THEMES = {
  system: { icon: Contrast, text: 'sistema', next: 'light' },
  light: { icon: Sun, text: 'claro', next: 'dark' },
  dark: { icon: Moon, text: 'escuro', next: 'system' },
} as const satisfies Record<Theme, { icon: unknown; text: keyof typeof texts; next: Theme }>;

/**
 * One button that goes from the system's theme to light, to dark, and back to the system's.
 *
 * Why it must run in the browser: the theme is the visitor's own and changes at a press. The head script has already
 * shown the page in it; without a script the system decides and the button is not there.
 */
export const ThemeToggle = island(Toggle);

function Toggle() {
  const theme = useSyncExternalStore(onThemeChange, currentTheme, () => 'system' as const);
  const { icon, text, next } = THEMES[theme];
  return (
    <span className="needs-script">
      <IconButton icon={icon} label={texts[text]} onClick={() => chooseTheme(next)} />
    </span>
  );
}
