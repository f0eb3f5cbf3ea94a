import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { readClock } from '@tamarack-lowe/content-model/internal/content';
import {
  createContentHost,
  createSiteHandler,
  hardenedServer,
  readSettings,
  SettingError,
  type Settings,
  type SiteHandlerOptions,
} from '@tamarack-lowe/server';
import {
  followBuilds,
  readBuiltResponses,
  readBuiltSiteInTurns,
  withBuiltResponses,
} from '@tamarack-lowe/server/internal/commands';
import { pino } from 'pino';
import { readGonePages } from '../build/outputs/gonePages.ts';
import { readRedirects } from '../build/outputs/redirects.ts';
import { type LoadedConfig, loadConfig, servedSite } from '../config/loadConfig.ts';
import { failureNote } from './builds.ts';

/**
 * Serves the built site of a folder until a signal stops the process. Settings, all from the environment: PORT (default 4173), HOST
 * (default: this machine only, as http://localhost; 0.0.0.0 in a container), CONTENT_HOST (default: that of the config, or the
 * recorded responses), LOG_LEVEL (default info: a JSON line for each response; silent for none), GEOLOCATION_URL with
 * GEOLOCATION_KEY (default: the country header of the edge only), SITE_ROOT (default: build/client in the folder).
 */
export async function start(folder: string): Promise<void> {
  const config = await loadConfig(folder);
  const settings = readSettings(process.env, servedSite(config));
  let isStopping = false;
  const { servers, port } = await serveBuilt(config, settings, {
    cacheFile: join(settings.root, '..', 'content-host-cache.json'),
    log: pino({ base: undefined, level: settings.logLevel }),
    isReady: () => !isStopping,
    note: () => failureNote(dirname(settings.root)),
  });
  console.log(`The site is at ${shownAddress(settings.hosts, port)}${config.base.replace(/^\/$/, '')}`);
  stopOnSignal(servers, () => {
    isStopping = true;
  });
}

/** Interval at which the server looks for a new build, ms. */
const LOOK_MS = 1000;

type ServeOptions = Pick<SiteHandlerOptions, 'log' | 'isReady' | 'note'> & { cacheFile?: string };

/** Serves the current build of a site. Rejects with a `SettingError` when nothing is built. */
export async function serveBuilt(
  config: LoadedConfig,
  { port, hosts, root, contentHost, geolocation }: Settings,
  { cacheFile, ...options }: ServeOptions = {},
): Promise<{ servers: Server[]; port: number }> {
  if (!existsSync(root)) {
    throw new SettingError(`There is no built site at ${root}. Build it first: microsite build`);
  }
  const { base } = config;
  const { path: contentPath, recordings } = config.content;
  const contentHostHandler = createContentHost({
    base,
    contentHost,
    contentPath,
    geolocation,
    recordings,
    cacheFile,
    now: readClock(process.env),
    report: (line) => options.log?.warn?.(line),
  });
  const { handler, look } = await followBuilds(root, async (build) =>
    createSiteHandler({
      ...options,
      site: await readBuiltSiteInTurns(build),
      base,
      contentHost: withBuiltResponses(contentHostHandler, {
        base,
        contentPath,
        responses: readBuiltResponses(build),
      }),
      redirects: readRedirects(build),
      gone: readGonePages(build),
      reports: config.reports,
      measureTo: config.analytics?.path,
      middleware: config.server.middleware,
    }),
  );
  setInterval(() => look().catch((error) => (options.log ?? console).error(error)), LOOK_MS).unref();
  return listenAt(hosts, port, () => hardenedServer(handler));
}

/**
 * Makes a server for each address of a machine. All listen at the same port, which the system chooses when it is 0. Rejects with a
 * `SettingError` when the port or an address is not available.
 */
export async function listenAt(
  hosts: readonly string[],
  port: number,
  makeServer: () => Server,
): Promise<{ servers: Server[]; port: number }> {
  const servers: Server[] = [];
  let shared = port;
  for (const [index, host] of hosts.entries()) {
    const server = makeServer();
    try {
      shared = await listen(server, shared, host);
      servers.push(server);
    } catch (error) {
      // Without IPv6, localhost has only one address.
      if (index > 0 && codeOf(error) !== 'EADDRINUSE') continue;
      for (const listening of servers) listening.close();
      throw explain(error, port, host);
    }
  }
  return { servers, port: shared };
}

/** Makes a server listen, and resolves to its port. Rejects with the error of the system. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, ipv6Only: host === '::1' }, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function explain(error: unknown, port: number, host: string): unknown {
  const noAddress = `HOST "${host}" is not an address of this machine.`;
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use. Stop the other program, or choose another port: PORT=${port + 1}`,
    EACCES: `Port ${port} needs special rights. Choose one above 1023: PORT=4173`,
    EADDRNOTAVAIL: noAddress,
    ENOTFOUND: noAddress,
    EAI_AGAIN: noAddress,
  };
  const reason = reasons[codeOf(error)];
  return reason === undefined ? error : new SettingError(reason);
}

/** Returns the address of servers for people to open. */
export function shownAddress(hosts: readonly string[], port: number): string {
  const [host = 'localhost'] = hosts;
  const shown = hosts.length > 1 || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`;
}

/** Time that running requests have to end, ms. */
const SHUTDOWN_MS = 10_000;

/** On SIGTERM and SIGINT, servers finish running requests and accept no new ones; then the process ends. */
export function stopOnSignal(servers: readonly Server[], onStop: () => void): void {
  const stop = () => {
    onStop();
    for (const server of servers) {
      server.close();
      server.closeIdleConnections();
    }
    setTimeout(() => process.exit(0), SHUTDOWN_MS).unref();
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
}
