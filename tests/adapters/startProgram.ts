import { spawn } from 'node:child_process';
import { connect } from 'node:net';

const START_MS = 30_000;
const PAUSE_MS = 50;

/** Starts a program and waits until it listens on the port. Resolves to a function that stops it. */
export async function startProgram(
  command: string,
  args: readonly string[],
  { port, env = {} }: { port: number; env?: Readonly<Record<string, string>> },
): Promise<() => Promise<void>> {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      output += data;
    });
  let isOver = false;
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      output += error;
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
      throw new Error(`${command} does not listen on ${port}:\n${output}`);
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
