import { dirname, join } from 'node:path';
import { readSettings } from '@tamarack-lowe/server';
import { pino } from 'pino';
import { loadConfig } from '../config/loadConfig.ts';
import { failedBuild } from './failedBuild.ts';
import { serveBuilt } from './serveBuilt.ts';
import { shownAddress } from './shownAddress.ts';
import { stopWhenTold } from './stopWhenTold.ts';

/**
 * Serves the built site of a folder until the process is told to stop. Settings, all from the environment: PORT (default
 * 4173), HOST (default: this machine only, as http://localhost; 0.0.0.0 in a container), CONTENT_HOST (default: that of
 * the config, or the recorded answers), LOG_LEVEL (default info: a JSON line for each answer; silent for none),
 * GEOLOCATION_URL with GEOLOCATION_KEY (default: the edge's country header only), SITE_ROOT (default: build/client in the
 * folder).
 */
export async function start(folder: string): Promise<void> {
  const config = await loadConfig(folder);
  const settings = readSettings(process.env, config);
  let isStopping = false;
  const { servers, port } = await serveBuilt(config, settings, {
    cacheFile: join(settings.root, '..', 'answers.json'),
    log: pino({ base: undefined, level: settings.logLevel }),
    isReady: () => !isStopping,
    note: () => failedBuild(dirname(settings.root)),
  });
  console.log(`The site is at ${shownAddress(settings.hosts, port)}${config.base.replace(/^\/$/, '')}`);
  stopWhenTold(servers, () => {
    isStopping = true;
  });
}
