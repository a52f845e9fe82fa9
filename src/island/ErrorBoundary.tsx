import contact from 'virtual:content/contact';
import { Component, type ReactNode } from 'react';
import { adoptStyles } from '../browser/adopt-styles.ts';
import type { PageEvent } from '../browser/page-events.ts';
import { CallButton } from '../contact/CallButton.tsx';
import { call, writeBy } from '../contact/words.ts';
import { ButtonLink, messageAttributes } from '../ui/Button.tsx';
import styles from './ErrorBoundary.css?inline';
import * as words from './words.ts';

adoptStyles(styles);

/** Keeps an error in rendering its children from the rest of the page. island() puts one around each. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error() };
  }

  /** new-version.ts follows it. */
  override componentDidCatch() {
    dispatchEvent(new Event('part-failed' satisfies PageEvent));
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <div className="error-notice stack" role="alert">
        <div lang="en">
          <p>
            <strong>{words.title}</strong>
          </p>
          <p className="fine-print">{error instanceof Error ? error.message : String(error)}</p>
        </div>
        <p>{words.explanation}</p>
        <div className="cluster">
          <CallButton label={call} number={contact.telephone} costs={contact.callCosts} isCostRepeated />
          <ButtonLink {...messageAttributes(contact.channel)}>{writeBy(contact.channel.kind)}</ButtonLink>
        </div>
      </div>
    );
  }
}
