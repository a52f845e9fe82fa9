import { useSyncExternalStore } from 'react';
import { adoptStyles } from '../../../lib/browser/adopt-styles.ts';
import { stayBeside } from '../../../lib/browser/stay-beside.ts';
import { onTooltip, tooltipControl } from '../../../lib/browser/tooltip.ts';
import { island } from '../../island.tsx';
import styles from './Tooltips.css?inline';

adoptStyles(styles);

/**
 * Shows the name of a control that is only a drawing (`data-tooltip`), on hover and on the keyboard's focus.
 *
 * Why it must run in the browser: it answers to the pointer and the focus. Without it the control keeps its name for
 * screen readers and its drawing for everyone.
 */
export const Tooltips = island(Tooltip, { fallback: null });

function Tooltip() {
  const control = useSyncExternalStore(onTooltip, tooltipControl, () => null);
  if (!control) return null;
  return (
    // The control has this name already: a screen reader would read it twice.
    <div
      popover="manual"
      className="tooltip"
      aria-hidden="true"
      ref={(box) => (box ? stayBeside(box, control) : undefined)}
    >
      {control.ariaLabel}
    </div>
  );
}
