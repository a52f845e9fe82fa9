import styles from './OpenNow.module.css';

/** Leads to the week's hours; a script writes "Aberta agora · fecha às 19h" into it (show-opening.ts). */
export function OpenNow({ label }: { label: string }) {
  return (
    <div className={styles.state} data-opening="">
      <a href="/#horario">{label}</a>
    </div>
  );
}
