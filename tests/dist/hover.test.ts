import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What may change under a pointer without the keyboard or a finger missing anything: paint, and a nudge. */
const DECORATION = /^(color|background(-color)?|border-color|scale|translate|text-decoration.*)$/;
const RULE = /[^{};"'`]*:hover[^{}"'`]*\{[^{}]*\}/g;

/** Everything built that may hold styles; those of late parts are in scripts. */
function builtStyles(): string[] {
  return readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|css|js)$/.test(file))
    .map((file) => readFileSync(join('dist', file), 'utf8'));
}

test('nothing appears or works by hovering alone: the rules for it only decorate', () => {
  const styles = builtStyles();
  const rules = styles.flatMap((text) => text.match(RULE) ?? []);
  // Base UI asks elements whether they are hovered; only rules have a brace after it. `(hover:hover)` asks of the device.
  const mentions = styles.flatMap((text) => text.match(/(?<!\(hover):hover[^{}"'`]*\{/g) ?? []);
  expect(rules.length).toBe(mentions.length);
  expect(rules).toContain('&:hover{scale:1.06}');
  const hiding = rules.filter((rule) => {
    const properties = rule.slice(rule.indexOf('{') + 1, -1).split(';');
    return !properties.every((line) => DECORATION.test(line.split(':')[0]?.trim() ?? ''));
  });
  expect([...new Set(hiding)]).toEqual([]);
});
