/** Saves a text as a file on the visitor's device. Must be called from a press. */
export function saveFile(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // Safari first asks whether to keep the file, and needs the address until then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
