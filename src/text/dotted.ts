/** Facts in one line, between dots: "NIPC 500 000 000 · Capital social: 5 000,00 €". No line begins with a dot. */
export function dotted(facts: readonly (string | false | undefined)[]): string {
  return facts.filter(Boolean).join('\u00a0· ');
}
