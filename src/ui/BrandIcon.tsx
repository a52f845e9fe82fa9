import styles from './BrandIcon.module.css';

interface BrandIconProps {
  /** A mark from `simple-icons`, such as `siWhatsapp`. */
  of: { path: string };
}

/** A brand's mark in the colour of the text around it; the text beside it names the brand. */
export function BrandIcon({ of }: BrandIconProps) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={of.path} />
    </svg>
  );
}
