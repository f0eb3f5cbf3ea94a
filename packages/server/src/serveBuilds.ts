import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { dirname, join } from 'node:path';
import { type Build, readBuilds } from '@tamarack-lowe/prerender/internal/builds';
import { pathOfPageData } from '@tamarack-lowe/prerender/prehydration';
import { pino } from 'pino';
import { readBuiltResponses } from './contentHost.ts';
import { type ContentHost, withBuiltResponses } from './contentProxy.ts';
import { createSiteHandler, type SiteHandler, type SiteHandlerOptions } from './handler.ts';
import { listenAt, shownAddress, stopOnSignal } from './listen.ts';
import { hardenedServer } from './node.ts';
import { readBuiltSiteAsync } from './readBuiltSite.ts';
import type { Log } from './requestLog.ts';
import { requestPath } from './requestPath.ts';
import { SettingError, type Settings } from './settings.ts';

/** Options of a server that each build sets. */
export type BuildOptions = Omit<SiteHandlerOptions, 'site' | 'contentHost' | 'log' | 'isReady' | 'note'>;

export type ServeOptions = Pick<SiteHandlerOptions, 'log' | 'isReady' | 'note'> & {
  /** Responds to routes for which the build has no response. */
  contentHost: ContentHost;
  /** Path at which the routes of the content host begin. Default `/learn/wp-json/api`. */
  contentPath?: string | undefined;
  /** Reads the options of a build. `root`: the folder of its site. */
  optionsOf: (root: string) => BuildOptions;
};

/** Interval at which the server looks for a new build, ms. */
const CHECK_INTERVAL_MS = 1000;

/** Serves the current build of a site. Rejects with a `SettingError` when nothing is built. */
export async function serveBuilds(
  { port, hosts, root }: Pick<Settings, 'port' | 'hosts' | 'root'>,
  { contentHost, contentPath, optionsOf, ...options }: ServeOptions,
): Promise<{ servers: Server[]; port: number }> {
  if (!existsSync(root)) {
    throw new SettingError(`There is no built site at ${root}. Build it first: microsite build`);
  }
  const { handler, update } = await followBuilds(root, async (build) => {
    const buildOptions = optionsOf(build);
    return createSiteHandler({
      ...options,
      ...buildOptions,
      contentHost: withBuiltResponses(contentHost, {
        base: buildOptions.base ?? '/',
        contentPath,
        responses: readBuiltResponses(build),
      }),
      site: await readBuiltSiteAsync(build),
    });
  });
  const logError = (error: unknown) => (options.log ?? console).error(error);
  setInterval(() => update().catch(logError), CHECK_INTERVAL_MS).unref();
  return listenAt(hosts, port, () => hardenedServer(handler));
}

/**
 * Serves a site with a log, prints its address, and stops on a signal. `serve` receives the options that depend on the log
 * and the state of the server.
 */
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

export type FollowedBuilds = {
  /** Serves the build that is current when a request comes. */
  handler: SiteHandler;
  /**
   * Checks whether another build is current, and if so, reads and serves it. If that build cannot be read, rejects once and
   * keeps the last one.
   */
  update: () => Promise<void>;
};

/**
 * Serves a site whose builds come and go. Each build is read once, by `open`: a request during a change gets one build or the
 * other, never a mixture. `root`: folder that the site is served from.
 */
export async function followBuilds(
  root: string,
  open: (root: string) => Promise<SiteHandler>,
): Promise<FollowedBuilds> {
  const builds = new Map<string, Promise<ServedBuild>>();
  let currentId: string | null = null;
  let handler: SiteHandler = () => new Response(null, { status: 503 });

  function serve({ id, root, version }: Build): Promise<ServedBuild> {
    const build = builds.get(id) ?? open(root).then((handler) => ({ version, handler }));
    builds.set(id, build);
    return build;
  }

  async function update() {
    const { current, other } = readBuilds(root);
    if (current.id === currentId) return;
    currentId = current.id;
    const build = await serve(current);
    // Another build may have become current while this one was read.
    if (current.id !== currentId) return;
    handler = withOtherBuild({ current: build, other: async () => other && serve(other) });
    for (const id of builds.keys()) if (id !== current.id && id !== other?.id) builds.delete(id);
  }

  await update();
  return { handler: (request, bindings) => handler(request, bindings), update };
}

/** A build and its handler. */
export type ServedBuild = {
  /** Version of the scripts of its pages; empty where that is not known. */
  version: string;
  handler: SiteHandler;
};

export type CurrentAndOther = {
  current: ServedBuild;
  /** Opens the other build on disk, for its pages that visitors still have open; null when there is none. */
  other: () => Promise<ServedBuild | null>;
};

/**
 * Serves the current build; an open page of the other one gets the data that its own scripts can render. Pages ask for their
 * data by its hash (`page-data.json?4f2a91c0`), and for data of other pages by the version of their scripts.
 */
export function withOtherBuild({ current, other }: CurrentAndOther): SiteHandler {
  return async (request, bindings) => {
    const response = await current.handler(request, bindings);
    const target = requestPath(request.url);
    const hashOrVersion = target?.query.slice(1);
    if (!target || !hashOrVersion || pathOfPageData(target.path) === null) return response;
    if (fits(hashOrVersion, current, response)) return response;
    const otherBuild = await other();
    const otherResponse = await otherBuild?.handler(request, bindings);
    if (!otherBuild || !otherResponse || otherResponse.status >= 400) return response;
    if (!fits(hashOrVersion, otherBuild, otherResponse)) return response;
    await response.body?.cancel();
    return otherResponse;
  };
}

/** True when a response is for the scripts of the page, or is exactly the requested file: its `ETag` is the hash of the file. */
function fits(hashOrVersion: string, { version }: ServedBuild, { headers }: Response): boolean {
  return hashOrVersion === version || Boolean(headers.get('etag')?.startsWith(`"${hashOrVersion}`));
}
