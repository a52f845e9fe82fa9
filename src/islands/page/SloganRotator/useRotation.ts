import { useEffect, useState, useSyncExternalStore } from 'react';
import { isPageHidden, onMotionWish, onPageHidden, wantsLessMotion } from '../../../lib/browser/page-state.ts';

/** The time of a slogan, and of its two fades within that time, in milliseconds (specification 9). */
const TURN = 5000;
const FADE = 500;

const no = () => false;

/** Moves through `count` slogans: `index` is the shown one, `toggle` stops them or sets them going. */
export function useRotation(count: number) {
  const [index, setIndex] = useState(0);
  const [isFading, setIsFading] = useState(false);
  /** The visitor's choice, by the button; null before the first press. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const lessMotion = useSyncExternalStore(onMotionWish, wantsLessMotion, no);
  const isHidden = useSyncExternalStore(onPageHidden, isPageHidden, no);
  const isMoving = wanted ?? !lessMotion;

  useEffect(() => {
    if (!isMoving || isHidden) return;
    let fading: ReturnType<typeof setTimeout>;
    const turning = setInterval(() => {
      setIsFading(true);
      fading = setTimeout(() => {
        setIndex((current) => (current + 1) % count);
        setIsFading(false);
      }, FADE);
    }, TURN);
    return () => {
      clearInterval(turning);
      clearTimeout(fading);
      setIsFading(false);
    };
  }, [count, isMoving, isHidden]);

  return { index, isFading, isMoving, toggle: () => setWanted(!isMoving) };
}
