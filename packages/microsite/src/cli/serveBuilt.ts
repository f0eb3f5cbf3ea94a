import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { LoadedConfig } from '../config/loadConfig.ts';
import { createSiteHandler, type SiteHandlerOptions } from '../server/createSiteHandler.ts';
import { hardenedServer } from '../server/hardenedServer.ts';
import { SettingError, type Settings } from '../server/readSettings.ts';
import { followBuilds } from './followBuilds.ts';
import { listenAt } from './listenAt.ts';
import { readMoved } from './readMoved.ts';

/** Milliseconds between two looks whether there is another build. */
const LOOK_MS = 1000;

/**
 * Serves the built site of a config, as settings say: always the build that is current. Rejects with a `SettingError` where
 * nothing is built.
 */
export function serveBuilt(
  config: LoadedConfig,
  { port, hosts, root, contentHost, geolocation }: Settings,
  options: Pick<SiteHandlerOptions, 'keptIn' | 'log' | 'isReady' | 'note'> = {},
): Promise<{ servers: Server[]; port: number }> {
  if (!existsSync(root)) {
    throw new SettingError(`There is no built site at ${root}. Build it first: microsite build`);
  }
  const { handler, look } = followBuilds(root, (build) =>
    createSiteHandler({
      ...options,
      root: build,
      base: config.base,
      contentHost,
      geolocation,
      recordings: config.hosts.recordings,
      contentPath: config.hosts.contentPath,
      redirects: readMoved(build),
      middleware: config.server.middleware,
    }),
  );
  setInterval(() => {
    try {
      look();
    } catch (error) {
      (options.log ?? console).error(error);
    }
  }, LOOK_MS).unref();
  return listenAt(hosts, port, () => hardenedServer(handler));
}
