import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { startDisplay } from '../engines/start.ts';

/** A deed of the screen reader: it took a key, followed the focus, or handed an utterance to the voice. */
export type Deed = { kind: 'key' | 'focus' } | { kind: 'said'; text: string };

/** A desktop of its own with a running screen reader: nothing of it touches the machine's own. */
export type Session = Awaited<ReturnType<typeof startSession>>;

/**
 * Writes the words to a file and takes a while, as a voice does: Orca queues and interrupts by it. Some six times as
 * fast as speech.
 */
const VOICE = `#!/bin/sh
text=$(cat)
printf '%s\\n' "$text" >> "$HOME/voice.txt"
sleep "$(awk "BEGIN { print 0.1 + \${#text} / 100 }")"
`;
const VOICE_MODULE = `GenericExecuteSynth "printf %s \\'$DATA\\' | $HOME/voice"
GenericCmdDependency "sh"
AddVoice "pt" "MALE1" "pt"
GenericLanguage "pt" "pt" "utf-8"
DefaultVoice "pt"
`;
const DISPATCHER = `LogLevel 1
DefaultLanguage "pt"
AudioOutputMethod "libao"
AddModule "voice" "sd_generic" "voice.conf"
DefaultModule voice
`;
/** No module starts without a way to sound. */
const NO_SOUND = 'default_driver=null\n';
/**
 * Less of a log than Orca writes where one is asked for, each line at once: kept for 8 kB, words are read after the
 * next key, which then is pressed on what stands behind. Neither keys are echoed nor is a page read out from its top.
 */
const ORCA = `import orca.debug, orca.settings
orca.debug.debugLevel = orca.debug.LEVEL_INFO
orca.debug.debugFile.reconfigure(line_buffering=True)
orca.settings.sayAllOnLoad = False
orca.settings.enableKeyEcho = False
orca.settings.enableEchoByCharacter = False
`;
/** Every window as wide as the screen: otherwise Firefox may open one so narrow that the menu becomes a button. */
const WINDOWS = `<openbox_config xmlns="http://openbox.org/3.4/rc">
  <applications><application class="*" type="normal"><maximized>yes</maximized></application></applications>
</openbox_config>
`;

/** @throws when a part of it does not start */
export async function startSession() {
  /** Its private home, for the browsers' profiles. */
  const home = mkdtempSync(join(tmpdir(), 'screen-reader-'));
  const write = (path: string, text: string) => {
    mkdirSync(join(home, path, '..'), { recursive: true });
    writeFileSync(join(home, path), text);
    return join(home, path);
  };
  chmodSync(write('voice', VOICE), 0o755);
  write('.config/speech-dispatcher/speechd.conf', DISPATCHER);
  write('.config/speech-dispatcher/modules/voice.conf', VOICE_MODULE);
  write('.libao', NO_SOUND);
  write('.config/openbox/rc.xml', WINDOWS);
  write('.local/share/orca/orca-customizations.py', ORCA);
  mkdirSync(join(home, 'runtime'), { mode: 0o700 });

  const log = join(home, 'orca.log');
  const errors = openSync(join(home, 'errors.txt'), 'w');
  const children: ChildProcess[] = [];
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    HOME: home,
    XDG_RUNTIME_DIR: join(home, 'runtime'),
    LANG: 'pt_PT.UTF-8',
    LANGUAGE: 'pt_PT:pt',
    TZ: 'Europe/Lisbon',
    // The settings of this home alone, without a service that keeps them.
    GSETTINGS_BACKEND: 'keyfile',
    NO_AT_BRIDGE: '0',
    GNOME_ACCESSIBILITY: '1',
    GTK_MODULES: 'gail:atk-bridge',
  };
  /** Starts a program on this desktop. */
  const start = (command: string, ...args: string[]) => {
    const child = spawn('nice', [command, ...args], { env, stdio: ['ignore', errors, errors], detached: true });
    children.push(child);
    return child;
  };
  /** Runs a program on this desktop to its end, with a text as its input; gives what it printed. */
  const run = (command: string[], input = '') => {
    const [program = '', ...args] = command;
    return spawnSync(program, args, { env, input, encoding: 'utf8', timeout: 30_000 }).stdout ?? '';
  };
  let display: Awaited<ReturnType<typeof startDisplay>> | undefined;
  let busPid: string | undefined;
  const stop = () => {
    for (const { pid } of children.toReversed())
      try {
        if (pid) process.kill(-pid);
      } catch {
        // It has ended by itself.
      }
    if (busPid) process.kill(Number(busPid));
    display?.stop();
    closeSync(errors);
    rmSync(home, { recursive: true, force: true });
  };

  try {
    display = await startDisplay();
    env.DISPLAY = display.display;
    const bus = ['dbus-daemon', '--session', '--fork', '--print-address=1', '--print-pid=1'];
    [env.DBUS_SESSION_BUS_ADDRESS, busPid] = run(bus).split('\n');
    run(['gsettings', 'set', 'org.gnome.desktop.interface', 'toolkit-accessibility', 'true']);
    start('/usr/libexec/at-spi-bus-launcher', '--launch-immediately');
    start('openbox');
    start('speech-dispatcher', '--run-single', '--timeout', '0');
    start('orca', '--debug-file', log);
    /** All that the screen reader has done since it began. */
    const deeds = reader(log);
    await vi.waitFor(
      () => {
        if (!deeds().some(({ kind }) => kind === 'said'))
          throw new Error(`Orca says nothing: ${readFileSync(join(home, 'errors.txt'), 'utf8')}`);
      },
      { timeout: 60_000, interval: 200 },
    );
    return { home, start, run, deeds, stop };
  } catch (error) {
    stop();
    throw error;
  }
}

/** Reads on, at each call, where Orca's log has grown; gives all that stands in it. */
function reader(log: string): () => Deed[] {
  const all: Deed[] = [];
  let file: number | undefined;
  let rest = '';
  const decoder = new TextDecoder();
  const buffer = Buffer.alloc(1 << 16);
  return () => {
    if (!file && !existsSync(log)) return all;
    file ??= openSync(log, 'r');
    for (let length = readSync(file, buffer); length > 0; length = readSync(file, buffer)) {
      const lines = (rest + decoder.decode(buffer.subarray(0, length), { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      all.push(...lines.flatMap((line) => deedOf(line) ?? []));
    }
    return all;
  };
}

/**
 * The deed that a line of Orca's log tells: `SPEECH OUTPUT: '…'` with the voice behind it, a key that comes, a move of
 * the focus that has been dealt with.
 */
function deedOf(line: string): Deed | undefined {
  if (line.startsWith('KEYBOARD_EVENT:  type=ATSPI_KEY_PRESSED')) return { kind: 'key' };
  if (line.startsWith('^^^^^ PROCESS OBJECT EVENT object:state-changed:focused')) return { kind: 'focus' };
  const [, words = ''] = /SPEECH OUTPUT: '(.*?)'(?: voice=\w+)? ?(?:\{|$)/.exec(line) ?? [];
  const text = words.replace(/\s+/g, ' ').trim();
  return text ? { kind: 'said', text } : undefined;
}
