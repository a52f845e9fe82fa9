import type { ComponentProps } from 'react';
import { type Channel, messageLink } from '../contact/links.ts';
import styles from './Button.module.css';

interface Look {
  /** `action`: the one thing to do here. `quiet`: beside text. Absent: any other. */
  variant?: 'action' | 'quiet' | undefined;
}

/** A button. `type` is always set, because a button inside a form would otherwise submit it. */
export function Button({ variant, type = 'button', ...rest }: Look & Omit<ComponentProps<'button'>, 'className'>) {
  return <button type={type} className={styles.button} data-variant={variant} {...rest} />;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, ...rest }: Look & Omit<ComponentProps<'a'>, 'className'>) {
  return <a className={styles.button} data-print="no" data-variant={variant} {...rest} />;
}

/** Whether a part that holds in that state (show-opening.ts) is untrue while the pharmacy is open. */
export const isShut = (state: string | undefined) =>
  state !== undefined && !['open', 'door-open', 'answered', 'not-silent'].includes(state);

/** Attributes of a link that opens a new tab: this page keeps what was typed. */
export const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Attributes of a link to a message: WhatsApp opens in a new tab, SMS and e-mail in programs of their own. */
export function messageAttributes(channel: Channel, text?: string) {
  return { href: messageLink(channel, text), ...(channel.kind === 'whatsapp' && NEW_TAB) };
}
