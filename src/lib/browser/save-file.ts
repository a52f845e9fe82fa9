/** Saves a text as a file of the visitor's, during their press. */
export function saveFile(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // The browser has it by then; Safari asks first whether to keep it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
