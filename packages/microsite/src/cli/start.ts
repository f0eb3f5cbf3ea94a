import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { dirname, join } from 'node:path';
import {
  createContentHost,
  createSiteHandler,
  hardenedServer,
  readSettings,
  SettingError,
  type Settings,
  type SiteHandlerOptions,
} from '@tamarack-lowe/server';
import { followBuilds, readBuiltSiteInTurns } from '@tamarack-lowe/server/internal/commands';
import { pino } from 'pino';
import { readRedirects } from '../build/outputs/redirects.ts';
import { type LoadedConfig, loadConfig } from '../config/loadConfig.ts';
import { failureNote } from './failedBuild.ts';
import { listenAt, shownAddress, stopOnSignal } from './listen.ts';

/**
 * Serves the built site of a folder until a signal stops the process. Settings, all from the environment: PORT (default 4173), HOST
 * (default: this machine only, as http://localhost; 0.0.0.0 in a container), CONTENT_HOST (default: that of the config, or the
 * recorded responses), LOG_LEVEL (default info: a JSON line for each response; silent for none), GEOLOCATION_URL with
 * GEOLOCATION_KEY (default: the country header of the edge only), SITE_ROOT (default: build/client in the folder).
 */
export async function start(folder: string): Promise<void> {
  const config = await loadConfig(folder);
  const settings = readSettings(process.env, config);
  let isStopping = false;
  const { servers, port } = await serveBuilt(config, settings, {
    cacheFile: join(settings.root, '..', 'answers.json'),
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
  const { contentPath, recordings } = config.hosts;
  const contentHostHandler = createContentHost({
    base,
    contentHost,
    contentPath,
    geolocation,
    recordings,
    cacheFile,
    report: (line) => options.log?.warn?.(line),
  });
  const { handler, look } = await followBuilds(root, async (build) =>
    createSiteHandler({
      ...options,
      site: await readBuiltSiteInTurns(build),
      base,
      contentHost: contentHostHandler,
      redirects: readRedirects(build),
      reports: config.reports,
      measureTo: config.measure?.to,
      middleware: config.server.middleware,
    }),
  );
  setInterval(() => look().catch((error) => (options.log ?? console).error(error)), LOOK_MS).unref();
  return listenAt(hosts, port, () => hardenedServer(handler));
}
