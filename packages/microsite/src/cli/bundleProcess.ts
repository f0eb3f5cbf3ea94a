/**
 * Child process that bundles the site of a folder. `build/bundle/bundle.ts` starts it, and receives the source files of the
 * bundle or the error that stopped it.
 */

import { cssChunksOf } from '../build/bundle/optionalPages.ts';
import {
  bundleForBrowsers,
  bundleRenderModule,
  bundleWorker,
  collectInputs,
} from '../build/bundle/viteBuilds.ts';
import { viteOptions } from '../build/bundle/viteOptions.ts';
import { workFolders } from '../build/workFolders.ts';
import { loadConfig } from '../config/loadConfig.ts';

async function bundleSite(folder: string): Promise<string[]> {
  const config = await loadConfig(folder);
  const work = workFolders(folder);
  const inputs = new Set<string>();
  const { plugins = [], ...shared } = viteOptions(config, work);
  // The development server has no service worker: it would serve cached pages instead of changed ones.
  const define = { ...shared.define, 'import.meta.env.OFFLINE': String(config.features.offline) };
  const options = { ...shared, define, plugins: [...plugins, collectInputs(inputs)] };
  await bundleForBrowsers(options, work, cssChunksOf(config));
  await bundleRenderModule(options, work);
  if (config.features.offline) await bundleWorker(work, [collectInputs(inputs)]);
  return [...inputs].sort();
}

// The build that started this process was stopped.
process.once('disconnect', () => process.exit(1));
const message = await bundleSite(process.argv[2] ?? '').then(
  (files) => ({ files }),
  (error: unknown) => ({ error }),
);
process.send?.(message, () => process.exit());
