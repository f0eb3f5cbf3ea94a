import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';

/** `main.ts` here, `main.js` where the package is installed. */
const MAIN = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? 'main.ts' : 'main.js', import.meta.url));

/** Lines of a failed build that are worth a line in the log: its complaints come last. */
const LAST_LINES = 40;

/** A build that takes longer is stuck, ms: those that wait behind it would wait for good. */
const LIMIT_MS = 60 * 60_000;

export type ChildBuild = {
  /** Folder of the site. */
  folder: string;
  log: Pick<Logger, 'info' | 'error'>;
  /** Ends it. */
  signal: AbortSignal;
  /** Milliseconds until it is ended by itself. Default: an hour. */
  limitMs?: number;
};

/**
 * Checks and builds the site of a folder in a process of its own, which takes its memory with it, and gives whether all went
 * well. What the build says is logged.
 */
export function buildInChild({ folder, log, signal, limitMs = LIMIT_MS }: ChildBuild): Promise<boolean> {
  const begun = performance.now();
  const child = spawn(process.execPath, [MAIN, 'build', folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
    timeout: limitMs,
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      lines.push(...text.split('\n').filter((line) => line !== ''));
      lines.splice(0, Math.max(0, lines.length - LAST_LINES));
    });
  }
  return new Promise((resolve) => {
    child.once('error', (error) => lines.push(error.message));
    child.once('close', (code) => {
      const line = { said: lines, ms: Math.round(performance.now() - begun) };
      if (code === 0) log.info(line, 'The site was built.');
      else log.error(line, 'The build failed. The site stays as it was.');
      resolve(code === 0);
    });
  });
}
