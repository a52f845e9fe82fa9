import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> {
  /** A lucide drawing. */
  icon: ComponentProps<typeof Icon>['of'];
  /** Its name for screen readers, also shown as its tooltip. */
  label: string;
}

/** A button that shows only a drawing; `data-tooltip` makes the tooltips island show its name on hover and focus. */
export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} data-tooltip {...rest}>
      <Icon of={icon} />
    </button>
  );
}
