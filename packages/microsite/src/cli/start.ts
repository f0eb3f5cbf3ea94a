import type { Server } from 'node:http';
import { readClock } from '@tamarack-lowe/content-model/internal/content';
import {
  createContentHost,
  readSettings,
  type Settings,
  type SiteHandlerOptions,
} from '@tamarack-lowe/server';
import { serveBuilds, serveUntilStopped } from '@tamarack-lowe/server/internal/commands';
import { readGonePages, readRedirects } from '../build/outputs/redirects.ts';
import { type LoadedConfig, loadConfig, servedSite } from '../config/loadConfig.ts';

/**
 * Serves the built site of a folder until a signal stops the process. Settings, all from the environment: PORT (default 4173), HOST
 * (default: this machine only, as http://localhost; 0.0.0.0 in a container), CONTENT_HOST (default: that of the config, or the
 * recorded responses), LOG_LEVEL (default info: a JSON line for each response; silent for none), GEOLOCATION_URL with
 * GEOLOCATION_KEY (default: the country header of the edge only), SITE_ROOT (default: build/client in the folder).
 */
export async function start(folder: string): Promise<void> {
  const config = await loadConfig(folder);
  const settings = readSettings(process.env, servedSite(config));
  const serve = (options: ServeOptions) => serveBuilt(config, settings, options);
  await serveUntilStopped(settings, { base: config.base, serve });
}

type ServeOptions = Pick<SiteHandlerOptions, 'log' | 'isReady' | 'note'> & { cacheFile?: string };

/** Serves the current build of a site. Rejects with a `SettingError` when nothing is built. */
export function serveBuilt(
  config: LoadedConfig,
  settings: Settings,
  { cacheFile, ...options }: ServeOptions = {},
): Promise<{ servers: Server[]; port: number }> {
  const { base } = config;
  const { path: contentPath, recordings } = config.content;
  const { contentHost, geolocation } = settings;
  return serveBuilds(settings, {
    ...options,
    contentPath,
    contentHost: createContentHost({
      base,
      contentHost,
      contentPath,
      geolocation,
      recordings,
      cacheFile,
      now: readClock(process.env),
      report: (line) => options.log?.warn?.(line),
    }),
    optionsOf: (build) => ({
      base,
      redirects: readRedirects(build),
      gone: readGonePages(build),
      reports: config.reports,
      measureTo: config.analytics?.path,
      middleware: config.server.middleware,
    }),
  });
}
