import { spawn } from 'node:child_process';
import { connect } from 'node:net';

const START_MS = 30_000;
const PAUSE_MS = 50;

/** Starts a program that listens at a port, and waits until it does. Resolves to how it is stopped. */
export async function startProgram(
  command: string,
  args: readonly string[],
  { port, env = {} }: { port: number; env?: Readonly<Record<string, string>> },
): Promise<() => Promise<void>> {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      said += data;
    });
  let isOver = false;
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      said += error;
    });
    child.once('close', () => {
      isOver = true;
      resolve();
    });
  });
  const until = Date.now() + START_MS;
  while (!(await listens(port))) {
    if (isOver || Date.now() > until) {
      child.kill('SIGKILL');
      throw new Error(`${command} does not listen at ${port}:\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
