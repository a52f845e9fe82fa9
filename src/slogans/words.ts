/** Texts of the slogans' control. */
export const pause = 'Parar as frases';
export const goOn = 'Retomar as frases';
/** To a screen reader, after a press. */
export const paused = 'As frases estão paradas.';
export const moving = 'As frases voltam a passar.';
/** The name of their strip, for screen readers. */
export const title = 'Frases da farmácia';
