import { fork } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEnv, type Manifest, version } from 'vite';
import type { LoadedConfig } from '../../config/loadConfig.ts';
import { BUILD_CODE, contentHash, MANIFEST } from '../hashes.ts';
import type { WorkFolders } from '../workFolders.ts';
import { optionalPages } from './optionalPages.ts';
import { configInScripts } from './siteModules.ts';
import { ENTRIES } from './viteOptions.ts';

/** The last bundle: the key of the bundler, the source files (full paths), and their hash. */
type Bundled = { key: string; files: string[]; hash: string };

/** Bundles scripts, style sheets and the render module, unless the last bundle is up to date. Content is no part of a bundle. */
export async function bundleIfChanged(config: LoadedConfig, work: WorkFolders): Promise<void> {
  const record = join(work.work, 'bundle.json');
  const key = bundlerKey(config);
  if (existsSync(record)) {
    const last = JSON.parse(readFileSync(record, 'utf8')) as Bundled;
    const outputs = [work.renderModule, work.browser, ...(config.features.offline ? [work.worker] : [])];
    const isThere = [...last.files, ...outputs].every((file) => existsSync(file));
    if (isThere && last.key === key && last.hash === contentHash(...last.files)) return;
  }
  // A build that is stopped halfway leaves no record.
  rmSync(record, { force: true });
  const files = await bundleInChild(config.folder);
  writeFileSync(record, JSON.stringify({ key, files, hash: contentHash(...files) } satisfies Bundled));
}

/**
 * Key of everything that affects a bundle except its source files: the code and version of the bundler, folder and base of the
 * site, the parts of its config and brand that reach browsers, and the environment variables that its custom pages may read.
 */
export function bundlerKey(config: LoadedConfig): string {
  const { analytics, base, features, folder, plugins } = config;
  const env = loadEnv('production', folder);
  const options = [
    ...[folder, base, features.offline, optionalPages(config), analytics, configInScripts(config)],
    plugins.map(({ file, hooks: { routes, blocks, clientScript } }) => [file, routes, blocks, clientScript]),
  ];
  return JSON.stringify([contentHash(BUILD_CODE, MANIFEST), version, process.version, options, env]);
}

/** `bundleProcess.ts` in the repository, `bundleProcess.js` in the published package. */
const EXTENSION = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
const BUNDLE_PROCESS = fileURLToPath(new URL(`../../cli/bundleProcess.${EXTENSION}`, import.meta.url));

type BundleMessage = { files: string[] } | { error: Error };

/**
 * Bundles in a child process, so that the half gigabyte that Vite needs is free again before pages are rendered. Resolves to the
 * source files of the bundle, full paths.
 */
function bundleInChild(folder: string): Promise<string[]> {
  const child = fork(BUNDLE_PROCESS, [folder], { serialization: 'advanced' });
  return new Promise((resolve, reject) => {
    child.once('message', (message) => {
      const result = message as BundleMessage;
      if ('error' in result) reject(result.error);
      else resolve(result.files);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The process that bundles ended with ${code}.`)));
  });
}

/**
 * Reads Vite's manifest. Returns a function that finds the module of a route, as the manifest names it. For `entry`, and for
 * custom pages, which are bundled with it, that is the entry of the site.
 */
export function readManifest({ browser }: Pick<WorkFolders, 'browser'>): (route: string) => string {
  const manifest = JSON.parse(readFileSync(join(browser, '.vite/manifest.json'), 'utf8')) as Manifest;
  const names = Object.keys(manifest);
  const entry = names.find((name) => ENTRIES.browser.endsWith(name.replace(/^(?:\.\.\/)+/, '/')));
  if (!entry) throw new Error('The build made no entry of the site.');
  const pages = new Map(
    names.flatMap((name): [string, string][] => {
      const [, route] = /\/routes\/([^/]+)\/page\.(?:tsx|js)$/.exec(name) ?? [];
      return route === undefined ? [] : [[route, name]];
    }),
  );
  return (route) => pages.get(route) ?? entry;
}
