/**
 * Ends this process when the one that started it has gone: `kill` reaches npm alone, and a server would stay on its
 * port. Checked twice a second, because no system announces it.
 */
export function endWithParent(): void {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.exit(), 500).unref();
}
