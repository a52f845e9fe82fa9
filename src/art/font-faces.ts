import { fontAt } from './typeface.ts';

/**
 * Portuguese as the site writes it: widths are averaged over it. Changing it means measuring the local fonts anew.
 */
const SAMPLE =
  'A farmácia da sua terra está aberta todos os dias, sem filas de espera. Medimos a tensão arterial, fazemos testes ' +
  'rápidos e administramos vacinas. Entregamos em sua casa, sem custos, em até 48 horas; a entrega urgente, no próprio ' +
  'dia, custa 2,90 €. Envie-nos o número da receita por mensagem e confirmamos logo que possível. Aluguer de ' +
  'nebulizadores e bombas tira-leite, consultas de nutrição de quinze em quinze dias e aconselhamento para toda a família.';

interface LocalFont {
  family: string;
  /** Weights of ours it stands in for, and the weight at which the widths are matched. */
  weights: string;
  matchedAt: number;
  /** Full names under which systems know it. */
  local: string[];
  /** Average advance of a character of SAMPLE, kerned, in em. */
  width: number;
}

/**
 * What stands in until the font is there. Arial, Helvetica and Liberation Sans share their widths (measured on Liberation
 * Sans 2.1); Roboto is Android's (measured on Fontsource's 5.2). Both measured with fontkit's layout of SAMPLE.
 */
const LOCAL_FONTS: readonly LocalFont[] = [
  {
    family: 'Atkinson Arial',
    weights: '400 549',
    matchedAt: 400,
    local: ['Arial', 'Liberation Sans', 'Helvetica'],
    width: 0.4547,
  },
  {
    family: 'Atkinson Arial',
    weights: '550 700',
    matchedAt: 700,
    local: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'],
    width: 0.4857,
  },
  { family: 'Atkinson Roboto', weights: '400 549', matchedAt: 400, local: ['Roboto'], width: 0.4525 },
  {
    family: 'Atkinson Roboto',
    weights: '550 700',
    matchedAt: 700,
    local: ['Roboto Bold'],
    width: 0.4584,
  },
];

/**
 * The `@font-face` rules: the font, and system fonts stretched to its widths and line height.
 *
 * `font-display: optional`: text is never invisible, and a font that comes late waits for the next page, since even a
 * well-matched swap may break a line elsewhere and move the page.
 * @param fontUrl where the CSS finds the font file
 */
export async function fontFaces(fontUrl: string): Promise<string> {
  const own = `@font-face {
  font-family: Atkinson;
  src: url('${fontUrl}') format('woff2');
  font-weight: 400 700;
  font-display: optional;
}
`;
  return own + (await Promise.all(LOCAL_FONTS.map(fallbackFace))).join('');
}

async function fallbackFace({ family, weights, matchedAt, local, width }: LocalFont): Promise<string> {
  const font = await fontAt(matchedAt, SAMPLE);
  const ours = font.layout(SAMPLE).advanceWidth / font.unitsPerEm / SAMPLE.length;
  const adjust = ours / width;
  // size-adjust scales the overrides too, so they are divided by it beforehand.
  const override = (units: number) => percent(units / font.unitsPerEm / adjust);
  return `@font-face {
  font-family: '${family}';
  src: ${local.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${weights};
  size-adjust: ${percent(adjust)};
  ascent-override: ${override(font.ascent)};
  descent-override: ${override(-font.descent)};
  line-gap-override: ${override(font.lineGap)};
}
`;
}

function percent(ratio: number): string {
  return `${Number((ratio * 100).toFixed(1))}%`;
}
