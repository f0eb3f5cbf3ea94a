import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { median } from './report.ts';

/** A development server made with Vite. */
export type DevelopedServer = { origin: string; pid: number; stop: () => Promise<void> };

const PATIENCE_MS = 300_000;

/** Starts a development server with Node, and resolves once it prints its address. */
export async function developedServer(folder: string, args: readonly string[]): Promise<DevelopedServer> {
  const child = spawn(process.execPath, args, { cwd: folder, env: { ...process.env, PORT: '4338' } });
  const origin = await originOf(child);
  return {
    origin,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

function originOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = () => reject(new Error(`The development server did not print its address:\n${said}`));
    const timer = setTimeout(fail, PATIENCE_MS);
    child.once('exit', fail);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text) => {
        said += text;
        const [origin] = /http:\/\/localhost:\d+/.exec(said) ?? [];
        if (origin === undefined) return;
        clearTimeout(timer);
        resolve(origin);
      });
    }
  });
}

/** Writes a word that appears in a page into a file. */
export type Edit = (word: string) => void;

/** Edits that are measured, after one that fills caches. */
const EDITS = 5;
/** Pause before an edit, longer than results of reads stay fresh, ms. */
const PAUSE_MS = 2000;

/**
 * Edits a file some times while a page is open. Returns medians: milliseconds from the edit to a response with the new word, which is
 * asked for when the server tells open pages; and processor seconds of the server in that time.
 */
export async function measureEdits(
  { origin, pid }: DevelopedServer,
  { page, edit }: { page: string; edit: Edit },
): Promise<{ ms: number; processors: number }> {
  const read = async () => (await fetch(origin + page)).text();
  await read();
  const times: number[] = [];
  const spent: number[] = [];
  for (let index = 0; index <= EDITS; index += 1) {
    const word = `Edit-${index}`;
    const { changed, close } = await openPage(origin);
    await wait(PAUSE_MS);
    const [began, before] = [performance.now(), processorSeconds(pid)];
    edit(word);
    await changed;
    if (!(await read()).includes(word))
      throw new Error(`${origin}${page} does not have "${word}" after its edit.`);
    if (index > 0) {
      times.push(performance.now() - began);
      spent.push(processorSeconds(pid) - before);
    }
    close();
  }
  return { ms: median(times), processors: median(spent) };
}

/** Connects as an open page does. `changed` resolves when the server says that something changed. */
async function openPage(origin: string): Promise<{ changed: Promise<void>; close: () => void }> {
  const client = await (await fetch(`${origin}/@vite/client`)).text();
  const [, token = ''] = /wsToken = "([^"]+)"/.exec(client) ?? [];
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error(`${origin} accepts no connection of a page.`)));
  });
  const changed = new Promise<void>((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      if (/"type":"(?:full-reload|update)"/.test(String(data))) resolve();
    });
  });
  return { changed, close: () => socket.close() };
}

const TICKS_PER_SECOND = 100;

/** Returns the processor seconds of a process on Linux, from user and system ticks in `/proc`. */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
