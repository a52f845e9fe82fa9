import { useEffect, useRef, useSyncExternalStore } from 'react';
import { announce } from '../browser/announce.ts';
import { Button } from '../ui/Button.tsx';
import { prescriptionsOf } from './message.ts';
import { request, texts } from './useRequest.ts';

/** What was done with a pasted text, or with a prescription that was taken out. */
export interface Answer {
  text: string;
  /** Undoes what was done. */
  undo?: (() => boolean) | undefined;
  /** The prescriptions that were then in the request. Once one of them is changed, the answer goes. */
  left?: string | undefined;
  /** What has the focus, and keeps it. Absent where the pressed button is gone: then the button that undoes gets it. */
  origin?: HTMLElement;
}

/** The prescriptions of the request now, to compare. */
export const prescriptionsNow = () => JSON.stringify(prescriptionsOf(request.get()));

export const isCurrent = ({ left }: Answer) => left === undefined || left === prescriptionsNow();

/** Takes something out of the request. The page then moves under the finger (RequestForm.island.tsx). */
export const TakeOut = ({ what, onClick }: { what: string; onClick: () => void }) => (
  <Button data-takes-out variant="quiet" aria-label={`${texts.tirar}: ${what}`} onClick={onClick}>
    {texts.tirar}
  </Button>
);

/** Says what was done, scrolls there, and offers to undo it. */
export function AnswerLine({ answer, onUndo }: { answer: Answer; onUndo: () => void }) {
  const { text, undo, origin } = answer;
  const isShown = useSyncExternalStore(request.subscribe, () => isCurrent(answer));
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!place.current) return;
    const fold = place.current.closest('details');
    if (fold) fold.open = true;
    if (!origin) button.current?.focus();
    announce(text);
    // Not before the browser has shown the end of what was pasted. On a small screen the text counts more.
    requestAnimationFrame(() => {
      // Once the request was sent, what its panel says of this counts more.
      if (document.activeElement?.closest('.sent-panel')) return;
      for (const part of [place.current?.lastElementChild, place.current?.firstElementChild])
        part?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    });
  }, [answer]);
  if (!isShown) return null;
  return (
    <div ref={place} className="cluster">
      <p>{text}</p>
      {undo && (
        <Button ref={button} onClick={onUndo}>
          {texts.desfazer}
        </Button>
      )}
    </div>
  );
}
