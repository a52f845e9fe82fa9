import { Tooltip } from '@base-ui/react/tooltip';
import { type ComponentProps, type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface AdoptedTriggerProps {
  /** A control that another React root, or none, has drawn. */
  element: HTMLElement;
  /** When it was pointed at (`Date.now()`), which woke this up. */
  since: number;
  /** How long its tooltip waits, in ms. */
  delay: number;
}

/** Makes a control of the page the trigger of the tooltip around this; its first wait counts from when it was reached. */
export function AdoptedTrigger({ element, since, delay }: AdoptedTriggerProps) {
  const [wait, setWait] = useState(() => Math.max(1, delay - (Date.now() - since)));

  // What woke this up happened before anyone listened; Base UI's listeners, of the trigger below, are in place by now.
  useEffect(() => {
    replay(element);
    setWait(delay);
  }, [element, delay]);

  return (
    <Tooltip.Trigger
      id={element.id}
      payload={element}
      delay={wait}
      render={(props) => <Stand {...props} element={element} />}
    />
  );
}

/** Stands where Base UI would draw a button: draws nothing, and gives that button's ref and handlers to the control. */
function Stand({ element, ref, ...props }: ComponentProps<'button'> & { element: HTMLElement }) {
  const handlers = useRef<Record<string, unknown>>(props);
  useLayoutEffect(() => {
    handlers.current = props;
  });

  useLayoutEffect(() => {
    attach(ref, element);
    return () => attach(ref, null);
  }, [ref, element]);

  useEffect(() => {
    const stop = new AbortController();
    for (const name of HANDLERS) {
      const handle = (event: Event) => {
        const handler = handlers.current[name];
        if (typeof handler === 'function') handler(asReactEvent(event, element));
      };
      element.addEventListener(name.slice(2).toLowerCase(), handle, { signal: stop.signal });
    }
    return () => stop.abort();
  }, [element]);

  return null;
}

const HANDLERS = [
  'onPointerEnter',
  'onPointerDown',
  'onMouseOver',
  'onMouseMove',
  'onMouseLeave',
  'onMouseDown',
  'onFocus',
  'onBlur',
  'onClick',
  'onKeyDown',
  'onKeyUp',
];

/** The native event, read as React would have given it: with `nativeEvent`, and the control as `currentTarget`. */
function asReactEvent(event: Event, currentTarget: HTMLElement) {
  return new Proxy(event, {
    get(target, key) {
      if (key === 'nativeEvent') return event;
      if (key === 'currentTarget') return currentTarget;
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
    has: (target, key) => key === 'nativeEvent' || key in target,
  });
}

function attach(ref: Ref<HTMLElement> | undefined, element: HTMLElement | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}

/** Tells a control again that the pointer, or the focus, is on it; only its own listeners hear. */
function replay(element: HTMLElement): void {
  if (element.matches(':hover')) {
    element.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    element.dispatchEvent(new MouseEvent('mouseenter'));
    element.dispatchEvent(new MouseEvent('mousemove'));
  }
  if (element.matches(':focus')) element.dispatchEvent(new FocusEvent('focus'));
}
