/** Replaces a part that failed: the router's title (specification §8), then what the visitor can do. */
export const title = 'Unexpected Application Error!';
export const explanation =
  'Esta parte da página falhou. O resto continua a funcionar. Precisa de alguma coisa? Fale connosco.';
