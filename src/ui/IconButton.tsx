import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'aria-label'> {
  /** `children` are the drawings of other states, of which the stylesheet shows one. */
  icon: ComponentProps<typeof Icon>['of'];
  /** Its name for screen readers, also shown as its tooltip. */
  label: string;
}

/** A button that shows only a drawing; `data-tooltip` makes tooltip.ts show its name on hover and focus. */
export function IconButton({ icon, label, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} data-tooltip="" {...rest}>
      <Icon of={icon} />
      {children}
    </button>
  );
}
