import { Contrast, Moon, Sun } from 'lucide';
import type { Pharmacy } from '../../pharmacy/pharmacy.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './ThemeToggle.module.css';

/**
 * One button that goes from the system's theme to light, to dark, and back to the system's (theme.ts). Its drawing follows the
 * page's `data-theme`, so it is right at the first paint; its name follows with the script. Without a script the system
 * decides and the button is not there.
 */
export function ThemeToggle({ texts }: { texts: Pharmacy['interface']['tema'] }) {
  return (
    <span className={styles.theme}>
      <IconButton
        icon={Contrast}
        label={texts.sistema}
        data-press="theme"
        data-system={texts.sistema}
        data-light={texts.claro}
        data-dark={texts.escuro}
      >
        <Icon of={Sun} />
        <Icon of={Moon} />
      </IconButton>
    </span>
  );
}
