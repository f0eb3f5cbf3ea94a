import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import { followBuilds } from './builds.ts';
import { readBuiltResponses } from './contentHost.ts';
import { type ContentHost, withBuiltResponses } from './contentProxy.ts';
import { createSiteHandler, type SiteHandlerOptions } from './handler.ts';
import { listenAt, shownAddress, stopOnSignal } from './listen.ts';
import { hardenedServer } from './node.ts';
import { readBuiltSiteInTurns } from './readBuiltSite.ts';
import type { Log } from './requestLog.ts';
import { SettingError, type Settings } from './settings.ts';

/** What a server needs to know of a build besides its files. */
export type BuildOptions = Omit<SiteHandlerOptions, 'site' | 'contentHost' | 'log' | 'isReady' | 'note'>;

export type ServeOptions = Pick<SiteHandlerOptions, 'log' | 'isReady' | 'note'> & {
  /** Answers where a build has no response of its own. */
  contentHost: ContentHost;
  /** Path at which the routes of the content host begin. Default `/learn/wp-json/api`. */
  contentPath?: string | undefined;
  /** Reads what belongs to a build. `root`: the folder of its site. */
  optionsOf: (root: string) => BuildOptions;
};

/** Interval at which the server looks for a new build, ms. */
const LOOK_MS = 1000;

/** Serves the current build of a site. Rejects with a `SettingError` when nothing is built. */
export async function serveBuilds(
  { port, hosts, root }: Pick<Settings, 'port' | 'hosts' | 'root'>,
  { contentHost, contentPath, optionsOf, ...options }: ServeOptions,
): Promise<{ servers: Server[]; port: number }> {
  if (!existsSync(root)) {
    throw new SettingError(`There is no built site at ${root}. Build it first: microsite build`);
  }
  const { handler, look } = await followBuilds(root, async (build) => {
    const ofBuild = optionsOf(build);
    return createSiteHandler({
      ...options,
      ...ofBuild,
      contentHost: withBuiltResponses(contentHost, {
        base: ofBuild.base ?? '/',
        contentPath,
        responses: readBuiltResponses(build),
      }),
      site: await readBuiltSiteInTurns(build),
    });
  });
  setInterval(() => look().catch((error) => (options.log ?? console).error(error)), LOOK_MS).unref();
  return listenAt(hosts, port, () => hardenedServer(handler));
}

/** Serves a site with a log, prints its address, and stops on a signal. `serve` gets what depends on log and state. */
export async function serveUntilStopped(
  { logLevel, hosts, root }: Pick<Settings, 'logLevel' | 'hosts' | 'root'>,
  { base, serve }: ServedSite,
): Promise<void> {
  let isStopping = false;
  const { servers, port } = await serve({
    log: pino({ base: undefined, level: logLevel }),
    isReady: () => !isStopping,
    note: () => failureNote(dirname(root)),
    cacheFile: join(root, '..', 'content-host-cache.json'),
  });
  console.log(`The site is at ${shownAddress(hosts, port)}${base.replace(/^\/$/, '')}`);
  stopOnSignal(servers, () => {
    isStopping = true;
  });
}

type ServedSite = {
  /** Path of the site below its origin, with a slash at its end. */
  base: string;
  serve: (
    options: Required<Pick<SiteHandlerOptions, 'isReady' | 'note'>> & { log: Log; cacheFile: string },
  ) => Promise<{ servers: Server[]; port: number }>;
};

/** File beside a built site with the time of a later build that failed. */
export const FAILURE_FILE = 'failed.txt';

/** Returns a line with the time of the last build if it failed, else an empty string. */
function failureNote(built: string): string {
  const file = join(built, FAILURE_FILE);
  if (!existsSync(file)) return '';
  return `The build of ${readFileSync(file, 'utf8')} failed; the site is still the build before it.\n`;
}
