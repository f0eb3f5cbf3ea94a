import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { LoadedConfig } from '../config/loadConfig.ts';
import { createSiteHandler, type SiteHandlerOptions } from '../server/createSiteHandler.ts';
import { hardenedServer } from '../server/hardenedServer.ts';
import { SettingError, type Settings } from '../server/readSettings.ts';
import { listenAt } from './listenAt.ts';
import { readMoved } from './readMoved.ts';

/** Serves the built site of a config, as settings say. Rejects with a `SettingError` where nothing is built. */
export function serveBuilt(
  config: LoadedConfig,
  { port, hosts, root, contentHost, geolocation }: Settings,
  options: Pick<SiteHandlerOptions, 'keptIn' | 'log' | 'isReady'> = {},
): Promise<{ servers: Server[]; port: number }> {
  if (!existsSync(root)) {
    throw new SettingError(`There is no built site at ${root}. Build it first: microsite build`);
  }
  const handler = createSiteHandler({
    ...options,
    root,
    base: config.base,
    contentHost,
    geolocation,
    recordings: config.hosts.recordings,
    contentPath: config.hosts.contentPath,
    redirects: readMoved(root),
    measureTo: config.measure?.to,
    middleware: config.server.middleware,
  });
  return listenAt(hosts, port, () => hardenedServer(handler));
}
