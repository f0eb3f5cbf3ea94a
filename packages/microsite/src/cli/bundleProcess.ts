/**
 * What bundles the site of a folder, in a process of its own: `bundleApart` starts it. Tells the files that the bundle was made
 * of, or the error that stopped it.
 */
import { bundle } from '../build/bundle/viteBuilds.ts';
import { noteInputs } from '../build/bundle/bundleInputs.ts';
import { bundleWorker } from '../build/offline/bundleWorker.ts';
import { viteOptions } from '../build/bundle/viteOptions.ts';
import { workFolders } from '../build/workFolders.ts';
import { loadConfig } from '../config/loadConfig.ts';

async function bundleSite(folder: string): Promise<string[]> {
  const config = await loadConfig(folder);
  const work = workFolders(folder);
  const inputs = new Set<string>();
  const { plugins = [], ...options } = viteOptions(config, work);
  // Development has no service worker: what is changed would not be seen.
  const define = { ...options.define, 'import.meta.env.OFFLINE': String(config.offline) };
  await bundle({ ...options, define, plugins: [...plugins, noteInputs(inputs)] }, work);
  if (config.offline) await bundleWorker(work, [noteInputs(inputs)]);
  return [...inputs].sort();
}

// Whoever started it was stopped.
process.once('disconnect', () => process.exit(1));
const told = await bundleSite(process.argv[2] ?? '').then(
  (files) => ({ files }),
  (error: unknown) => ({ error }),
);
process.send?.(told, () => process.exit());
