import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { RESPONSES } from '@tamarack-lowe/server/internal/adapters';
import type { Manifest } from 'vite';
import type { LoadedConfig } from '../../config/loadConfig.ts';
import { PluginError } from '../../config/plugins/PluginError.ts';
import type { Project } from '../render/readProject.ts';
import type { WorkFolders } from '../workFolders.ts';

/** Writes the responses that plugins made for browsers beside a built site, where servers and their configurations find them. */
export function writeResponses(responses: Project['responses'], target: string): void {
  for (const [language, routes] of Object.entries(responses))
    for (const [route, text] of Object.entries(routes)) {
      const file = join(target, '..', RESPONSES, language, `${route.replaceAll('_', '-')}.json`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
}

type Written = { target: string; redirects: Readonly<Record<string, string>> };

/** Writes the files of plugins beside the configurations of web servers. */
export function writePluginAdapters(
  { plugins, origin, base }: Pick<LoadedConfig, 'plugins' | 'origin' | 'base'>,
  { target, redirects }: Written,
): void {
  for (const { name, hooks } of plugins)
    for (const [file, write] of Object.entries(hooks.adapters ?? {})) {
      try {
        writeFileSync(join(target, '..', 'adapters', file), write({ origin, base, redirects }));
      } catch (error) {
        throw new PluginError(name, `writing adapters/${file}`, error);
      }
    }
}

/**
 * Throws a `PluginError` when the script of a plugin is heavier than it says. The weight is that of its chunk, and of the chunks that
 * no page has loaded before. `entry`: the entry of the site in Vite's manifest.
 */
export function checkScriptWeights(
  { plugins, folder }: Pick<LoadedConfig, 'plugins' | 'folder'>,
  { browser }: Pick<WorkFolders, 'browser'>,
  entry: string,
): void {
  const scripts = plugins.flatMap(({ name, hooks: { clientScript } }) =>
    clientScript ? { name, ...clientScript } : [],
  );
  if (scripts.length === 0) return;
  const manifest = JSON.parse(readFileSync(join(browser, '.vite/manifest.json'), 'utf8')) as Manifest;
  const pages = importsOf(manifest, entry);
  for (const script of scripts) {
    const file = realpathSync(script.entry);
    const key = Object.keys(manifest).find(
      (each) => manifest[each]?.isDynamicEntry && isFile(resolve(folder, each), file),
    );
    // A development server, or a plugin whose script starts only elsewhere, has no chunk.
    if (key === undefined) continue;
    const chunks = [...importsOf(manifest, key)].filter((each) => !pages.has(each));
    const bytes = chunks
      .map((each) => brotliCompressSync(readFileSync(join(browser, manifest[each]?.file ?? ''))).length)
      .reduce((sum, each) => sum + each, 0);
    if (bytes > script.weight)
      throw new PluginError(
        script.name,
        'bundling its client script',
        `it weighs ${bytes} bytes with Brotli, and says ${script.weight} ("clientScript.weight")`,
      );
  }
}

/** Lists a chunk and all that it imports at once. */
function importsOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key]?.imports ?? []) importsOf(manifest, imported, found);
  return found;
}

function isFile(path: string, file: string): boolean {
  try {
    return realpathSync(path) === file;
  } catch {
    return false;
  }
}
