import { spawn } from 'node:child_process';
import { createConnection } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const START_MS = 30_000;

/** A server that can be stopped. */
export type Running = { stop: () => Promise<void> };

/** Starts a server in the foreground. Resolves when it accepts connections on its socket or port. */
export async function runServer(program: string, args: string[], at: string | number): Promise<Running> {
  let said = '';
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      said += data;
    });
  }
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  for (let waited = 0; waited < START_MS && child.exitCode === null; waited += 100) {
    if (await answers(at)) return { stop };
    await sleep(100);
  }
  await stop();
  throw new Error(`${program} does not start:\n${said}`);
}

function answers(at: string | number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = typeof at === 'string' ? createConnection(at) : createConnection(at, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
