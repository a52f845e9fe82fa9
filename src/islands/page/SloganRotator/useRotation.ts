import { useEffect, useState, useSyncExternalStore } from 'react';
import { isPageHidden, onMotionWish, onPageHidden, wantsLessMotion } from '../../../lib/browser/page-state.ts';

/** How long a slogan lasts, and of that the fade at its end and at its beginning, in milliseconds (specification 9). */
const TURN = 5000;
const FADE = 500;

const no = () => false;

/** Which of `count` slogans is shown, whether it is fading out, and whether they move; `toggle` stops them or lets them. */
export function useRotation(count: number) {
  const [index, setIndex] = useState(0);
  const [isFading, setIsFading] = useState(false);
  /** The visitor's wish, by the button; null while they asked nothing. */
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
