import { resolve } from 'node:path';
import { hardenedServer } from '@tamarack-lowe/server';
import { createHook, readHookSettings } from '@tamarack-lowe/server/internal/commands';
import { pino } from 'pino';
import { workFolders } from '../build/workFolders.ts';
import { loadConfig } from '../config/loadConfig.ts';
import { buildInChild } from './buildInChild.ts';
import { noteFailure } from './failedBuild.ts';
import { listenAt } from './listenAt.ts';
import { queueBuilds } from './queueBuilds.ts';
import { shownAddress } from './shownAddress.ts';
import { stopWhenTold } from './stopWhenTold.ts';

/**
 * Waits for signed calls that something was published, and builds the site of a folder for each: `microsite build` in a process
 * of its own. Settings, all from the environment: HOOK_SECRET, HOOK_PORT (default 4174), HOST (default: this machine only),
 * LOG_LEVEL, and those of the build. Told to stop, it ends a build that is under way; the site stays as it was.
 */
export async function hook(folder: string): Promise<void> {
  const { port, hosts, secret, logLevel } = readHookSettings(process.env, await loadConfig(folder));
  const { built } = workFolders(resolve(folder));
  const log = pino({ base: undefined, level: logLevel });
  const stopping = new AbortController();
  const { request, state } = queueBuilds({
    async build() {
      const isBuilt = await buildInChild({ folder, log, signal: stopping.signal });
      // A build that was killed could not note it.
      if (!isBuilt) noteFailure(built, new Date());
      return isBuilt;
    },
  });
  const handler = createHook({ secret, request, state });
  const { servers, port: shared } = await listenAt(hosts, port, () => hardenedServer(handler));
  console.log(`Calls are awaited at ${shownAddress(hosts, shared)}`);
  stopWhenTold(servers, () => stopping.abort());
}
