import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Saved } from '../files/saveDraft.ts';
import type { Draft } from '../protocol.ts';
import type { SaveResult, SaveTask } from './saveProcess.ts';

/** A process that saves, and that can be killed while it does. The next request starts another one. */
export type SaveServer = {
  /** Returns null when the process died before it answered. */
  save: (root: string, draft: Draft) => Promise<Saved | null>;
  /** Sets the clock of the process forward or back. */
  setClock: (offset: number) => Promise<void>;
  /** Resolves when the process has ended. */
  kill: () => Promise<void>;
  close: () => void;
};

export function createSaveServer(): SaveServer {
  const waiting = new Map<number, (result: SaveResult | null) => void>();
  let current: ChildProcess | undefined;
  // Starting a process takes long: the next one is started ahead.
  let spare: ChildProcess | undefined = start();
  let count = 0;
  let isClosed = false;

  function start(): ChildProcess {
    const child = fork(fileURLToPath(new URL('./saveProcess.ts', import.meta.url)), {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.on('message', (result: SaveResult) => {
      waiting.get(result.id)?.(result);
      waiting.delete(result.id);
    });
    child.on('exit', () => {
      if (child === spare) spare = undefined;
      if (child !== current) return;
      current = undefined;
      for (const resolve of waiting.values()) resolve(null);
      waiting.clear();
    });
    return child;
  }

  function ask(task: Omit<SaveTask, 'id'>): Promise<SaveResult | null> {
    // A run that its time limit interrupted may go on for a moment.
    if (isClosed) return Promise.resolve(null);
    if (!current) {
      current = spare ?? start();
      spare = start();
    }
    count += 1;
    const id = count;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      current?.send({ id, ...task }, (error) => {
        if (error && waiting.delete(id)) resolve(null);
      });
    });
  }

  return {
    save: async (root, draft) => (await ask({ root, draft }))?.saved ?? null,
    setClock: async (clockOffset) => void (await ask({ clockOffset })),
    kill: async () => {
      if (!current) return;
      const ended = once(current, 'exit');
      current.kill('SIGKILL');
      await ended;
    },
    close: () => {
      isClosed = true;
      current?.kill('SIGKILL');
      spare?.kill('SIGKILL');
    },
  };
}
