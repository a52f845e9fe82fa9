import texts from 'virtual:content/interface/slogans';
import slogans from 'virtual:content/slogans';
import { Pause, Play } from 'lucide';
import { IconButton } from '../../../ui/IconButton.tsx';
import { island } from '../../island.tsx';
import styles from './SloganRotator.module.css';
import { useRotation } from './useRotation.ts';

/**
 * The slogans, one at a time, with a button that holds them still (WCAG 2.2.2). The changes are not announced to screen
 * readers. Under reduced motion they stand still until the visitor lets them go on.
 *
 * Why it must run in the browser: the text changes with time. Without a script the first slogan stays.
 */
export const SloganRotator = island(Rotator);

function Rotator() {
  const { index, isFading, isMoving, toggle } = useRotation(slogans.length);
  // Written invisibly under each slogan, so that none of them changes the height of the page.
  const longest = slogans.reduce((longer, slogan) => (slogan.length > longer.length ? slogan : longer));
  return (
    <div className={styles.rotator}>
      <p className={styles.slogan} data-slogan="" data-longest={longest} data-fading={isFading || undefined}>
        <span>{slogans[index]}</span>
      </p>
      <span className="needs-script">
        <IconButton icon={isMoving ? Pause : Play} label={isMoving ? texts.pausar : texts.continuar} onClick={toggle} />
      </span>
    </div>
  );
}
