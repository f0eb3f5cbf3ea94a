import type { Server } from 'node:http';
import { readClock } from '@tamarack-lowe/content-model/internal/content';
import {
  createContentHost,
  readSettings,
  type Settings,
  type SiteHandlerOptions,
} from '@tamarack-lowe/server';
import {
  type Log,
  serveBuilds,
  serveUntilStopped,
  stopOnSignal,
} from '@tamarack-lowe/server/internal/commands';
import type { MissingPictures } from '../build/outputs/media.ts';
import { readGonePages, readRedirects } from '../build/outputs/redirects.ts';
import { type LoadedConfig, loadConfig, servedSite } from '../config/loadConfig.ts';
import type { Draft } from './buildSite.ts';
import { buildInChild } from './hook.ts';
import { renderPictures } from './picturesOnDemand.ts';

/**
 * Serves the built site of a folder until a signal stops the process. Settings, all from the environment: PORT (default 4173), HOST
 * (default: this machine only, as http://localhost; 0.0.0.0 in a container), CONTENT_HOST (default: that of the config, or the
 * recorded responses), LOG_LEVEL (default info: a JSON line for each response; silent for none), GEOLOCATION_URL with
 * GEOLOCATION_KEY (default: the country header of the edge only), SITE_ROOT (default: build/client in the folder).
 *
 * With `build`, builds the site first, without the pictures that are not rendered yet and with fast compression. Those pictures are
 * rendered when a page needs them, and a child process makes the complete build, which the server then takes over.
 */
export async function start(folder: string, { build = false }: { build?: boolean | undefined } = {}) {
  const config = await loadConfig(folder);
  const settings = readSettings(process.env, servedSite(config));
  const { missing, isComplete } = build ? await buildFirst(folder) : BUILT;
  await serveUntilStopped(settings, {
    base: config.base,
    async serve(options) {
      const served = await serveBuilt(config, settings, { ...options, missing });
      if (!isComplete) completeBuild(folder, options.log);
      return served;
    },
  });
  if (missing.size > 0)
    console.log(
      `It still lacks ${missing.size} files of pictures. Each is rendered when a page needs it, until the complete build has all of them.`,
    );
}

const NONE: MissingPictures = new Map();
const BUILT: Draft = { missing: NONE, isComplete: true };

async function buildFirst(folder: string): Promise<Draft> {
  // Imported on demand: a server of a built site does not load the code of the build.
  const { buildDraft } = await import('./buildSite.ts');
  return buildDraft(folder);
}

/** Builds a site completely in a child process, which ends with this one. */
function completeBuild(folder: string, log: Log): void {
  const stopping = new AbortController();
  stopOnSignal([], () => stopping.abort());
  void buildInChild({ folder, log, signal: stopping.signal });
}

type ServeOptions = Pick<SiteHandlerOptions, 'log' | 'isReady' | 'note'> & {
  cacheFile?: string;
  /** Pictures that the build may lack, to be rendered on demand. Default: none. */
  missing?: MissingPictures;
};

/** Serves the current build of a site. Rejects with a `SettingError` when nothing is built. */
export function serveBuilt(
  config: LoadedConfig,
  settings: Settings,
  { cacheFile, missing = NONE, ...options }: ServeOptions = {},
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
      middleware: [
        ...config.server.middleware,
        ...(missing.size > 0 ? [renderPictures({ missing, build, base, log: options.log ?? console })] : []),
      ],
    }),
  });
}
