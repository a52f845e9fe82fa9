import styles from './OpenNow.module.css';

/**
 * The way to the week's hours, where a script says "Aberta agora · fecha às 19h" (show-opening.ts): the build cannot
 * know it.
 */
export function OpenNow({ label }: { label: string }) {
  return (
    <div className={styles.state} data-opening="">
      <a href="/#horario">{label}</a>
    </div>
  );
}
