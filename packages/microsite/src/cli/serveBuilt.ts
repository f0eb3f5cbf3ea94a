import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import {
  createContentHost,
  createSiteHandler,
  hardenedServer,
  SettingError,
  type Settings,
  type SiteHandlerOptions,
} from '@tamarack-lowe/server';
import { followBuilds, readBuiltSiteInTurns } from '@tamarack-lowe/server/internal/commands';
import { readRedirects } from '../build/outputs/redirects.ts';
import type { LoadedConfig } from '../config/loadConfig.ts';
import { listenAt } from './listenAt.ts';

/** Milliseconds between two looks whether there is another build. */
const LOOK_MS = 1000;

/**
 * Serves the built site of a config, as settings say: always the build that is current. Rejects with a `SettingError` where
 * nothing is built.
 */
export async function serveBuilt(
  config: LoadedConfig,
  { port, hosts, root, contentHost, geolocation }: Settings,
  {
    cacheFile,
    ...options
  }: Pick<SiteHandlerOptions, 'log' | 'isReady' | 'note'> & { cacheFile?: string } = {},
): Promise<{ servers: Server[]; port: number }> {
  if (!existsSync(root)) {
    throw new SettingError(`There is no built site at ${root}. Build it first: microsite build`);
  }
  const { base } = config;
  const { contentPath, recordings } = config.hosts;
  const report = (line: string) => options.log?.warn?.(line);
  const answers = createContentHost({
    base,
    contentHost,
    contentPath,
    geolocation,
    recordings,
    cacheFile,
    report,
  });
  const { handler, look } = await followBuilds(root, async (build) =>
    createSiteHandler({
      ...options,
      site: await readBuiltSiteInTurns(build),
      base,
      contentHost: answers,
      redirects: readRedirects(build),
      reports: config.reports,
      measureTo: config.measure?.to,
      middleware: config.server.middleware,
    }),
  );
  setInterval(() => look().catch((error) => (options.log ?? console).error(error)), LOOK_MS).unref();
  return listenAt(hosts, port, () => hardenedServer(handler));
}
