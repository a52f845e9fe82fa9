/**
 * A function as the text of an inline script that calls it, on one line. The function may use nothing from outside
 * itself, and its strings no more than one space at a time.
 */
export function inlineScript(run: () => void): string {
  return `(${String(run).replace(/\s+/g, ' ')})()`;
}
