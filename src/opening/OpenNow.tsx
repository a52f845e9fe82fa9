import styles from './OpenNow.module.css';

/**
 * The way to the week's hours, which the script after the slogans (show-opening.ts) replaces with "Aberta agora · fecha às 19h". A
 * page that was built yesterday cannot know whether it is open.
 * @param label what the hours are called
 */
export function OpenNow({ label }: { label: string }) {
  return (
    <div className={styles.state} data-opening="">
      <a href="/#horario">{label}</a>
    </div>
  );
}
