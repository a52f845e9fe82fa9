import { loadContent } from '../../src/content/load.ts';
import { expect, test } from './fixtures.ts';
import { FIELDS, type FieldName, field, openForm } from './form.ts';

const { formulario } = loadContent();

/** What is smaller than a finger, and what a target in a line of text must keep clear around it, in CSS pixels. */
const TARGET = 44;
const SPACING = 24;

interface Target {
  name: string;
  width: number;
  height: number;
  /** The distance from its centre to that of the nearest other target. */
  apart: number;
  isInText: boolean;
}

/** In the page: each target that can be seen. A label is part of its control; a link that wraps is as high as its lines. */
function measureTargets(): Target[] {
  const nodes = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')];
  const shown = nodes.filter(
    (node) => node.checkVisibility({ visibilityProperty: true }) && !node.matches('.skip-link'),
  );
  const centres = shown.map((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  return shown.map((node, i) => {
    const { width, height } = node.getBoundingClientRect();
    const own = centres[i] ?? { x: 0, y: 0 };
    const apart = Math.min(...centres.map(({ x, y }, j) => (i === j ? Infinity : Math.hypot(x - own.x, y - own.y))));
    // In a line of text: words of the same paragraph stand before or after it.
    const block = node.closest('p, li, dd, small');
    const isInText =
      getComputedStyle(node).display === 'inline' && block?.textContent?.trim() !== node.textContent?.trim();
    const name = `${node.tagName.toLowerCase()} "${(node.ariaLabel || node.textContent || node.getAttribute('name') || '').trim().slice(0, 50)}"`;
    return { name, width, height, apart, isInText };
  });
}

for (const path of ['/', '/politica-privacidade', '/nada']) {
  test(`${path}: every target is large enough for a finger`, async ({ page, complaints }) => {
    complaints.allow(/404|\/nada/);
    await page.setViewportSize({ width: 360, height: 12_000 });
    await page.goto(path);
    await expect(page.locator('astro-island[ssr]:not([client=press])')).toHaveCount(0);
    await page.locator('[data-cookie-banner]').waitFor();
    const small = (await page.evaluate(measureTargets)).filter(({ width, height, apart, isInText }) =>
      isInText ? apart < SPACING : Math.min(width, height) < TARGET,
    );
    expect(small).toEqual([]);
  });
}

test('no field is smaller than 16 px, or an iPhone would zoom the page', async ({ page }) => {
  await openForm(page);
  const sizes = await page
    .locator('input, select, textarea')
    .evaluateAll((nodes) => nodes.map((node) => Number.parseFloat(getComputedStyle(node).fontSize)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});

/** The keyboard that a phone shows, its Enter key, and what the browser may fill in (WCAG 1.3.5). */
const KEYBOARDS: [FieldName, Record<string, string>][] = [
  ['nome', { type: 'text', autocomplete: 'name', enterkeyhint: 'next' }],
  ['telemovel', { type: 'tel', autocomplete: 'tel', enterkeyhint: 'next' }],
  ['morada', { type: 'text', autocomplete: 'street-address', enterkeyhint: 'next' }],
  ['nif', { inputmode: 'numeric' }],
  ['codigoDispensa', { inputmode: 'numeric', autocomplete: 'one-time-code' }],
  ['codigoOpcao', { inputmode: 'numeric', autocomplete: 'one-time-code' }],
];

test('each field brings the keyboard for what it takes, and lets the browser fill in what it knows', async ({
  page,
}) => {
  await page.goto('/');
  for (const [name, attributes] of KEYBOARDS) {
    for (const [attribute, value] of Object.entries(attributes)) {
      await expect(field(page, name)).toHaveAttribute(attribute, value);
    }
  }
  // The numeric keyboard of an iPhone has no X.
  await expect(field(page, 'numeroReceita')).not.toHaveAttribute('inputmode', /numeric|decimal|tel/);
});

test('each field says what it takes and why it is asked for', async ({ page }) => {
  await page.goto('/');
  for (const name of FIELDS) {
    const { rotulo, ajuda } = formulario.campos[name];
    await expect(field(page, name)).toHaveAccessibleName(new RegExp(`^${rotulo} ?\\((obrigatório|opcional)\\)$`));
    await expect(field(page, name)).toHaveAccessibleDescription(ajuda);
    await expect(page.getByText(ajuda, { exact: true })).toBeVisible();
  }
});
