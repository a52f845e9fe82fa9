/** A copy of an element that the build put into a template. */
export function copyOfTemplate(template: string, part = '*'): HTMLElement {
  const element = document.querySelector<HTMLTemplateElement>(template)?.content.querySelector<HTMLElement>(part);
  if (!element) throw new Error(`The page has no ${template} with ${part}.`);
  return document.importNode(element, true);
}
