/** Fills `{name}` in a text: `fillTemplate('Ligar {telefone}', { telefone })`. Unknown names stay. */
export function fillTemplate(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
