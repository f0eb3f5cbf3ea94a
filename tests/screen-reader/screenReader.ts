import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A browser with the screen reader Orca, on a screen of its own. */
export type ScreenReader = {
  /** Presses keys one after another (names of X: `Return`, `Tab`, `h`), and returns what is said until all is quiet. */
  press: (keys: readonly string[], utterances?: number) => Promise<string[]>;
  stop: () => Promise<void>;
};

/** Begins what Orca says once a page has loaded. */
const LOADED = 'Finished loading';

const BROWSER = '/usr/bin/chromium';

/** Without a word for so long, the screen reader has said what it had to say. */
const QUIET_MS = 4000;
/** The same between the keys of one step: a key interrupts what is said of the one before. */
const QUIET_BETWEEN_MS = 1500;
const LONGEST_MS = 30_000;
const LOOK_MS = 100;

/** Settings of Orca that differ from its own: it neither reads a page by itself from end to end, nor repeats each key. */
const SETTINGS = { sayAllOnLoad: false, enableKeyEcho: false, enableEchoByWord: false };

/**
 * Starts a screen, a session bus, speech-dispatcher, Orca and Chromium. Nothing of it touches the screen or the settings of
 * whoever runs it. The page at the address opens in a window without buttons of the
 * browser.
 */
export async function startScreenReader(address: string): Promise<ScreenReader> {
  const folder = mkdtempSync(path.join(tmpdir(), 'screen-reader-'));
  const started: ChildProcess[] = [];
  const words = path.join(folder, 'words');
  writeFileSync(words, '');
  const env: Record<string, string> = {
    PATH: process.env.PATH ?? '/usr/bin:/bin',
    LANG: 'C.UTF-8',
    HOME: folder,
    XDG_RUNTIME_DIR: inFolder('run'),
    XDG_DATA_HOME: inFolder('data'),
    XDG_CONFIG_HOME: inFolder('config'),
    GNOME_ACCESSIBILITY: '1',
  };

  function inFolder(name: string): string {
    const made = path.join(folder, name);
    mkdirSync(made, { recursive: true, mode: 0o700 });
    return made;
  }

  const start = (command: string, args: readonly string[], out: 'ignore' | 'pipe' = 'ignore') => {
    const child = spawn(command, args, { env, stdio: ['ignore', out, 'ignore'] });
    started.unshift(child);
    return child;
  };

  const stop = async () => {
    await Promise.all(started.map(end));
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };

  try {
    env.DISPLAY = `:${await firstLine(start('Xvfb', ['-screen', '0', '1280x900x24', '-displayfd', '1'], 'pipe'))}`;
    const bus = start('dbus-daemon', ['--session', '--nofork', '--print-address=1'], 'pipe');
    env.DBUS_SESSION_BUS_ADDRESS = await firstLine(bus);
    start('openbox', []);
    writeSpeechSettings(inFolder('speech'), words);
    start('speech-dispatcher', ['-s', '-t', '0', '-C', path.join(folder, 'speech'), '-L', inFolder('log')]);
    writeFileSync(
      path.join(inFolder('orca'), 'user-settings.conf'),
      JSON.stringify({
        general: SETTINGS,
        pronunciations: {},
        keybindings: {},
        profiles: {
          default: { profile: ['Default', 'default'], pronunciations: {}, keybindings: {}, ...SETTINGS },
        },
      }),
    );
    await until(
      () => existsSync(path.join(folder, 'run/speech-dispatcher/speechd.sock')),
      'speech-dispatcher',
    );
    start('orca', ['--user-prefs', path.join(folder, 'orca')]);
    await until(() => heard(words).length > 0, 'Orca');
    start(BROWSER, [
      ...[
        '--no-sandbox',
        '--test-type',
        '--force-renderer-accessibility',
        '--disable-gpu',
        '--no-first-run',
        '--disable-features=Translate',
      ],
      ...['--lang=en', `--user-data-dir=${inFolder('browser')}`, `--app=${address}`],
    ]);
    await until(() => heard(words).some((line) => line.startsWith(LOADED)), 'Chromium');
    await quiet(words, { ms: QUIET_MS });
    let before = 0;
    const press = async (keys: readonly string[], utterances = 0) => {
      for (const [index, key] of keys.entries()) {
        if (index > 0) await quiet(words, { ms: QUIET_BETWEEN_MS });
        execFileSync('xdotool', ['key', key], { env });
      }
      await quiet(words, { ms: QUIET_MS, count: before + utterances });
      const all = heard(words);
      const said = all.slice(before);
      before = all.length;
      return said;
    };
    return { press, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const heard = (words: string) => readFileSync(words, 'utf8').split('\n').filter(Boolean);

/** Waits for `count` utterances, and then until nothing more is said for `ms` milliseconds. */
async function quiet(words: string, { ms, count = 0 }: { ms: number; count?: number }): Promise<void> {
  const last = Date.now() + LONGEST_MS;
  let [since, known] = [Date.now(), heard(words).length];
  while (Date.now() < last) {
    await pause(LOOK_MS);
    const now = heard(words).length;
    if (now !== known) [since, known] = [Date.now(), now];
    if (known >= count && Date.now() - since > ms) return;
  }
}

async function until(holds: () => boolean, what: string): Promise<void> {
  const last = Date.now() + LONGEST_MS;
  while (!holds()) {
    if (Date.now() > last) throw new Error(`${what} did not start within ${LONGEST_MS / 1000} s.`);
    await pause(LOOK_MS);
  }
}

function firstLine({ stdout, spawnfile }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    if (stdout === null) throw new Error(`${spawnfile} has no output.`);
    let text = '';
    stdout.on('data', (data: Buffer) => {
      text += data;
      if (text.includes('\n')) resolve(text.trim());
    });
    stdout.once('close', () => reject(new Error(`${spawnfile} stopped: ${text}`)));
  });
}

/** speech-dispatcher starts a module by its path, so a script calls Node with ours. */
function writeSpeechSettings(folder: string, words: string): void {
  const script = path.join(folder, 'words.sh');
  const module = path.join(import.meta.dirname, 'speechModule.ts');
  writeFileSync(script, `#!/bin/sh\nexec "${process.execPath}" "${module}" "${words}"\n`);
  chmodSync(script, 0o755);
  writeFileSync(
    path.join(folder, 'speechd.conf'),
    `DefaultModule words\nAddModule "words" "${script}" ""\nSymbolsPreproc "none"\n`,
  );
}

/** Asks a program to end, and makes it end if it does not. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 3000);
  await ended;
  clearTimeout(timer);
}
