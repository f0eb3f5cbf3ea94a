import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { readMoved } from '../build/readMoved.ts';
import type { LoadedConfig } from '../config/loadConfig.ts';
import { createContentHost } from '../server/createContentHost.ts';
import { createSiteHandler, type SiteHandlerOptions } from '../server/createSiteHandler.ts';
import { hardenedServer } from '../server/hardenedServer.ts';
import { readBuiltSite } from '../server/readBuiltSite.ts';
import { SettingError, type Settings } from '../server/readSettings.ts';
import { listenAt } from './listenAt.ts';

/** Serves the built site of a config, as settings say. Rejects with a `SettingError` where nothing is built. */
export function serveBuilt(
  config: LoadedConfig,
  { port, hosts, root, contentHost, geolocation }: Settings,
  { keptIn, ...options }: Pick<SiteHandlerOptions, 'log' | 'isReady'> & { keptIn?: string } = {},
): Promise<{ servers: Server[]; port: number }> {
  if (!existsSync(root)) {
    throw new SettingError(`There is no built site at ${root}. Build it first: microsite build`);
  }
  const { base } = config;
  const { contentPath, recordings } = config.hosts;
  const handler = createSiteHandler({
    ...options,
    site: readBuiltSite(root),
    base,
    contentHost: createContentHost({ base, contentHost, contentPath, geolocation, recordings, keptIn }),
    redirects: readMoved(root),
    reports: config.reports,
    measureTo: config.measure?.to,
    middleware: config.server.middleware,
  });
  return listenAt(hosts, port, () => hardenedServer(handler));
}
