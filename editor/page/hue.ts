import { houseHues } from '../../src/styles/house-hues.ts';

/** Gives the page a pharmacy's colour. */
export function wearHue(hue: number): void {
  for (const [name, value] of Object.entries(houseHues(hue)))
    document.documentElement.style.setProperty(name, String(value));
}
