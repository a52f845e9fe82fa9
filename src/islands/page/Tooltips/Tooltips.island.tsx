import { type ComponentType, useEffect, useState } from 'react';
import { island } from '../../island.tsx';
import type { TooltipLayerProps, TooltipTarget } from './late/TooltipLayer.tsx';

const WITH_TOOLTIP = '[data-tooltip]';

/**
 * Shows the name of a control that is only a drawing, on hover and on focus: one listener for the whole page. The layer
 * that does it loads when the first such control is pointed at, within the delay that a tooltip waits anyway.
 *
 * Why it must run in the browser: it answers to the pointer and the focus. Without it, or if the layer does not load,
 * the control keeps its name for screen readers and its drawing for everyone.
 */
export const Tooltips = island(Delegate, { fallback: null });

function Delegate() {
  const [targets, setTargets] = useState<TooltipTarget[]>([]);
  const [Layer, setLayer] = useState<ComponentType<TooltipLayerProps> | null>(null);

  useEffect(() => {
    const known = new WeakSet<Element>();
    const adopt = async (event: Event) => {
      const element = tooltipOwner(event);
      if (!element || known.has(element)) return;
      known.add(element);
      element.id ||= `dica-${Math.random().toString(36).slice(2)}`;
      setTargets((all) => [...all.filter((target) => target.element.isConnected), { element, since: Date.now() }]);
      try {
        const { TooltipLayer } = await import('./late/TooltipLayer.tsx');
        setLayer(() => TooltipLayer);
      } catch {
        known.delete(element);
      }
    };
    document.addEventListener('pointerover', adopt);
    document.addEventListener('focusin', adopt);
    return () => {
      document.removeEventListener('pointerover', adopt);
      document.removeEventListener('focusin', adopt);
    };
  }, []);

  return Layer && <Layer targets={targets} />;
}

/** The control with a tooltip that a mouse or the keyboard has reached; a finger that taps or passes over it asks for none. */
function tooltipOwner({ type, target, pointerType }: Event & { pointerType?: string }): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const isAsked = type === 'focusin' ? target.matches(':focus-visible') : pointerType !== 'touch';
  return isAsked ? target.closest<HTMLElement>(WITH_TOOLTIP) : null;
}
