import { fileURLToPath } from 'node:url';
import { loadEnv, version } from 'vite';
import type { LoadedConfig } from '../config/loadConfig.ts';
import { bringingConfig } from './bringingConfig.ts';
import { stampOf } from './contentHash.ts';

/**
 * A word for who makes a bundle: it changes with what bundles, with where it does and for which address, with whether the
 * config, a service worker and what measures visits come along, and with variables that a site's own pages may read.
 */
export function madeBy(config: LoadedConfig): string {
  const { base, folder, offline, measure } = config;
  const manifest = fileURLToPath(import.meta.resolve('@tamarack-lowe/microsite/package.json'));
  const code = stampOf(import.meta.dirname, manifest);
  const env = loadEnv('production', folder);
  const own = [folder, base, offline, measure, bringingConfig(config)];
  return JSON.stringify([code, version, process.version, own, env]);
}
