/** The colours that an owner chooses from, by the name of what the place then is (house-hues.ts). */
export const NAMED_HUES: Readonly<Record<string, number>> = {
  Cobalto: 155,
  Mar: 222,
  Turquesa: 200,
  Azeitona: 105,
  Ocre: 80,
  Vinho: 20,
  Amora: 345,
  Violeta: 310,
};

/** The name of a hue; none of most numbers. */
export const nameOfHue = (hue: number): string | undefined =>
  Object.keys(NAMED_HUES).find((name) => NAMED_HUES[name] === hue);
