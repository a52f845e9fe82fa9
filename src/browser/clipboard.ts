/** Reads the clipboard's text during a press; empty where the browser refuses it. */
export async function readText(): Promise<string> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return '';
  }
}

/**
 * Copies a text. Must be called from a press, without waiting for anything first.
 * @returns whether the text is now in the clipboard; not so where it is refused, or the page came without https
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
