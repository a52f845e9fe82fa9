import type { ComponentProps } from 'react';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './SloganBanner.module.css';
import * as words from './words.ts';

// Shorter than lucide's, since they are in the first view.
const PAUSE: ComponentProps<typeof Icon>['of'] = [['path', { d: 'M1.5 5v14M9.5 5v14' }]];
const GO_ON: ComponentProps<typeof Icon>['of'] = [['path', { d: 'M1 4l13 8-13 8z' }]];

/** One slogan at a time, and a button that holds them still (WCAG 2.2.2). Screen readers announce no change. */
export function SloganBanner({ pharmacy }: { pharmacy: Pharmacy }) {
  const { slogans } = pharmacy;
  // Written invisibly under each slogan, so that none of them changes the height of the page.
  const longest = slogans.reduce((longer, slogan) => (slogan.length > longer.length ? slogan : longer));
  return (
    <section className={styles.banner} data-print="no" aria-label={words.title}>
      <div className={`page-width ${styles.rotator}`}>
        <p className={styles.slogan} data-slogan="" data-longest={longest}>
          <span>{slogans[0]}</span>
        </p>
        <IconButton icon={PAUSE} label={words.pause} data-press="slogans">
          <Icon of={GO_ON} />
        </IconButton>
      </div>
    </section>
  );
}
