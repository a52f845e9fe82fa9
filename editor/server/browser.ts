import { spawn } from 'node:child_process';

const COMMANDS: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  win32: ['cmd', '/c', 'start', ''],
  darwin: ['open'],
  linux: ['xdg-open'],
};

/** Opens an address in the owner's browser, where there is one to see. */
export function openBrowser(address: string): void {
  const { CI, EDITOR_NO_OPEN, DISPLAY, WAYLAND_DISPLAY } = process.env;
  const [command, ...args] = COMMANDS[process.platform] ?? [];
  const hasScreen = process.platform !== 'linux' || DISPLAY || WAYLAND_DISPLAY;
  if (!command || CI || EDITOR_NO_OPEN || !hasScreen) return;
  spawn(command, [...args, address], { stdio: 'ignore', detached: true })
    // Without it the owner clicks on the address, which stands on the screen.
    .on('error', () => {})
    .unref();
}
