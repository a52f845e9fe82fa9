/** Reads the clipboard's text during a press; empty where the browser refuses it. */
export async function readText(): Promise<string> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return '';
  }
}

/** Copies a text, and returns whether that was allowed. To be called from a press, before waiting for anything. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
