import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Manager } from './installFirm.ts';

const START_MS = 20_000;

/** Path of the installed command. */
const program = (folder: string) => path.join(folder, 'node_modules', '.bin', 'microsite');
const shell = process.platform === 'win32';

/** Runs a command of the installed `microsite` in a folder. Returns its output, and throws with it when the command fails. */
export function microsite(folder: string, word: 'check' | 'build'): string {
  const { status, stdout, stderr } = spawnSync(program(folder), [word], {
    cwd: folder,
    encoding: 'utf8',
    shell,
  });
  if (status !== 0) throw new Error(`microsite ${word} ended with ${status}:\n${stdout}${stderr}`);
  return `${stdout}${stderr}`;
}

/** Heap limit of each program, as on a small machine, MB. */
const HEAP_MB = 300;

/** Runs the `test` script of a firm with little memory. Returns its output, and throws with it when the script fails. */
export function testFirm(folder: string, manager: Manager): string {
  const { status, stdout, stderr } = spawnSync(manager, ['--silent', 'test'], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` },
    encoding: 'utf8',
    shell,
  });
  if (status !== 0) throw new Error(`${manager} test ended with ${status}:\n${stdout}${stderr}`);
  return `${stdout}${stderr}`;
}

/**
 * Starts the server or the development server on a free port. Resolves to its origin, a function that returns its output, and
 * one that stops it.
 */
export async function startSite(
  folder: string,
  word: 'start' | 'dev' = 'start',
  env: Record<string, string> = {},
): Promise<{ origin: string; said: () => string; stop: () => Promise<void> }> {
  const child = spawn(program(folder), [word], {
    cwd: folder,
    env: { ...process.env, PORT: '0', ...env },
    shell,
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  let words = '';
  const said = () => words;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data) => {
      words += data;
    });
  }
  try {
    return { origin: await originOf(child, said), said, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function originOf(child: ChildProcess, said: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`microsite did not print the address of the site:\n${said()}`));
    const timer = setTimeout(fail, START_MS);
    child.once('exit', fail);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', () => {
        const [origin] = /http:\/\/localhost:\d+/.exec(said()) ?? [];
        if (origin === undefined) return;
        clearTimeout(timer);
        resolve(origin);
      });
    }
  });
}
