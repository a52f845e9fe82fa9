import styles from './Azulejo.module.css';

/** The light of the lit cross at that place of a panel or a band, and what is darker the farther it is from that. */
export function Lamplight({
  x,
  y,
  radius,
  of,
}: {
  x: number;
  y: number;
  radius: number;
  of: 'painel' | 'faixa' | 'rodape';
}) {
  const at = { gradientUnits: 'userSpaceOnUse', cx: x, cy: y } as const;
  return (
    <>
      <radialGradient id={`brilho-${of}`} {...at} r={radius * 0.6}>
        <stop className={styles.glow} offset=".4" />
        <stop className={styles.glow} offset="1" stopOpacity="0" />
      </radialGradient>
      <radialGradient id={`penumbra-${of}`} {...at} r={radius}>
        <stop className={styles.dusk} offset=".35" stopOpacity="0" />
        <stop className={styles.dusk} offset="1" />
      </radialGradient>
    </>
  );
}
