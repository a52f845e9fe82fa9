import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface Look {
  /** `action`: the one thing to do here. `quiet`: beside text. `plain`, as without one: any other. */
  variant?: 'action' | 'plain' | 'quiet';
}

/** A button. `type` is always set, because a button inside a form would otherwise submit it. */
export function Button({ variant, type = 'button', ...rest }: Look & Omit<ComponentProps<'button'>, 'className'>) {
  return <button type={type} className={styles.button} data-variant={variant} {...rest} />;
}

/** A link that looks like a button; with `newTab` it opens beside the page, which keeps what was typed. */
export function ButtonLink({
  variant,
  newTab = false,
  ...rest
}: Look & { newTab?: boolean } & Omit<ComponentProps<'a'>, 'className'>) {
  return <a className={styles.button} data-variant={variant} {...(newTab && NEW_TAB)} {...rest} />;
}

/** Attributes of every link that opens a new tab. */
export const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' } as const;
