import { join, resolve } from 'node:path';
import { readClock } from '@tamarack-lowe/content-model/internal/content';
import { createContentHost } from './contentHost.ts';
import { serveBuilds, serveUntilStopped } from './serveBuilds.ts';
import { hasServerRecord, readServerRecord } from './serverRecord.ts';
import { readSettings, SettingError } from './settings.ts';

/**
 * Serves the built site of a folder without its config and without the packages that build, until a signal stops the process.
 * `folder`: the folder of the site, its `build`, or its `build/client`. Reads the same settings as `microsite start`. Rejects
 * with a `SettingError` when the folder has no built site, and when the site has middleware.
 */
export async function serveFolder(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const root = rootOf(resolve(env.SITE_ROOT || folder));
  const { base, contentPath, recordings, hosts, hasMiddleware } = readServerRecord(root);
  if (hasMiddleware) {
    throw new SettingError(
      'The config of this site has middleware, which only "microsite start" loads. Start the site with that command, or remove server.middleware and build again.',
    );
  }
  const settings = { ...readSettings(env, { folder, hosts }), root };
  await serveUntilStopped(settings, {
    base,
    serve: ({ cacheFile, ...options }) =>
      serveBuilds(settings, {
        ...options,
        contentPath,
        contentHost: createContentHost({
          base,
          contentHost: settings.contentHost,
          contentPath,
          geolocation: settings.geolocation,
          recordings,
          cacheFile,
          now: readClock(env),
          report: (line) => options.log.warn?.(line),
        }),
        // Each build has its own: those of the next build may differ.
        optionsOf: (build) => {
          const { base, redirects, gone, reports, measureTo } = readServerRecord(build);
          return { base, redirects, gone, reports, measureTo };
        },
      }),
  });
}

/** Finds the built site in a folder. Throws a `SettingError` when there is none. */
function rootOf(folder: string): string {
  const found = [join(folder, 'build/client'), join(folder, 'client'), folder].find(hasServerRecord);
  if (found === undefined)
    throw new SettingError(`There is no built site in ${folder}. Build it first: microsite build`);
  return found;
}
