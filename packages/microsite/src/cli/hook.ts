import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hardenedServer } from '@tamarack-lowe/server';
import {
  createHook,
  listenAt,
  type Requested,
  readHookSettings,
  shownAddress,
  stopOnSignal,
} from '@tamarack-lowe/server/internal/commands';
import { type Logger, pino } from 'pino';
import { workFolders } from '../build/workFolders.ts';
import { loadConfig, servedSite } from '../config/loadConfig.ts';
import { recordFailure } from './builds.ts';

/**
 * Builds the site of a folder after each signed call of a content host, with `microsite build` in a child process. Settings, all from
 * the environment: HOOK_SECRET, HOOK_PORT (default 4174), HOST (default: this machine only), LOG_LEVEL, and those of the build. On
 * SIGTERM it stops a running build; the current build stays.
 */
export async function hook(folder: string): Promise<void> {
  const { port, hosts, secret, logLevel } = readHookSettings(
    process.env,
    servedSite(await loadConfig(folder)),
  );
  const { built } = workFolders(resolve(folder));
  const log = pino({ base: undefined, level: logLevel });
  const stopping = new AbortController();
  const { request, state } = queueBuilds({
    async build() {
      const isBuilt = await buildInChild({ folder, log, signal: stopping.signal });
      // A build that was killed could not record its failure.
      if (!isBuilt) recordFailure(built, new Date());
      return isBuilt;
    },
  });
  const handler = createHook({ secret, request, state });
  const { servers, port: openPort } = await listenAt(hosts, port, () => hardenedServer(handler));
  console.log(`Waiting for calls at ${shownAddress(hosts, openPort)}`);
  stopOnSignal(servers, () => stopping.abort());
}

type BuildQueue = {
  /** Starts a build, or queues one after the running build, which may have read older content. */
  request: () => Requested;
  state: () => { status: 'idle' | 'building'; last: LastBuild | null };
};

/** Time and result of the last build. */
type LastBuild = { ended: string; isBuilt: boolean };

type QueueOptions = {
  /** Builds, and resolves to whether it succeeded; never rejects. */
  build: () => Promise<boolean>;
  now?: () => Date;
};

/** Runs one build at a time. All requests during a build lead to one more build. */
export function queueBuilds({ build, now = () => new Date() }: QueueOptions): BuildQueue {
  let isBuilding = false;
  let isQueued = false;
  let last: LastBuild | null = null;

  async function run() {
    isBuilding = true;
    do {
      isQueued = false;
      const isBuilt = await build();
      last = { ended: now().toISOString(), isBuilt };
    } while (isQueued);
    isBuilding = false;
  }

  return {
    request() {
      if (isBuilding) {
        isQueued = true;
        return 'queued';
      }
      void run();
      return 'building';
    },
    state: () => ({ status: isBuilding ? 'building' : 'idle', last }),
  };
}

/** `main.ts` in the repository, `main.js` in the published package. */
const MAIN = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? 'main.ts' : 'main.js', import.meta.url));

/** Number of lines of a build that are logged. Its issues come last. */
const LAST_LINES = 40;

/** Time limit of a build, ms. A build that takes longer hangs, and the next one would wait for it. */
const LIMIT_MS = 60 * 60_000;

type ChildBuild = {
  /** Folder of the site. */
  folder: string;
  log: Pick<Logger, 'info' | 'error'>;
  /** Stops the build. */
  signal: AbortSignal;
  /** Milliseconds after which the build is stopped. Default: an hour. */
  limitMs?: number;
};

/**
 * Checks and builds a site in a child process, whose memory is free afterwards. Logs the last lines of its output unless `signal`
 * stops it, and resolves to whether it succeeded.
 */
export function buildInChild({ folder, log, signal, limitMs = LIMIT_MS }: ChildBuild): Promise<boolean> {
  const started = performance.now();
  const child = spawn(process.execPath, [MAIN, 'build', folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
    timeout: limitMs,
  });
  // Visitors of the site on the same machine come first.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
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
      const line = { output: lines, ms: Math.round(performance.now() - started) };
      if (code === 0) log.info(line, 'The site was built.');
      else if (!signal.aborted) log.error(line, 'The build failed. The site stays as it was.');
      resolve(code === 0);
    });
  });
}
