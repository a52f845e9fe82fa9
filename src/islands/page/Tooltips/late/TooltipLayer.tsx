import { Tooltip } from '@base-ui/react/tooltip';
import { adoptStyles } from '../../../../lib/browser/adopt-styles.ts';
import { AdoptedTrigger } from './AdoptedTrigger.tsx';
import styles from './TooltipLayer.css?inline';

adoptStyles(styles);

/** A control that stands elsewhere in the page, with an id, and when it was first pointed at (`Date.now()`). */
export interface TooltipTarget {
  element: HTMLElement;
  since: number;
}

export interface TooltipLayerProps {
  targets: TooltipTarget[];
}

/** How long to wait before a tooltip, and for how long after one the next comes at once, in ms (specification 9). */
const DELAY = 700;
const SKIP_DELAY = 300;

/** The tooltip itself, on Base UI: its delays, its place, Escape, and staying while the pointer is on it (WCAG 1.4.13). */
export function TooltipLayer({ targets }: TooltipLayerProps) {
  return (
    <Tooltip.Provider delay={DELAY} timeout={SKIP_DELAY}>
      <Tooltip.Root<HTMLElement>>
        {({ payload }) => (
          <>
            {targets.map(({ element, since }) => (
              <AdoptedTrigger key={element.id} element={element} since={since} delay={DELAY} />
            ))}
            <Tooltip.Portal>
              <Tooltip.Positioner className="tooltip-place" sideOffset={8} collisionPadding={8}>
                {/* The control has this as its name already: to say it twice would only be noise. */}
                <Tooltip.Popup className="tooltip" aria-hidden="true">
                  {payload?.ariaLabel}
                </Tooltip.Popup>
              </Tooltip.Positioner>
            </Tooltip.Portal>
          </>
        )}
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}
