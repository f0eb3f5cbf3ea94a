import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { offlineSettings } from '../outputs/serviceWorker.ts';
import type { Drawing } from '../render/renderers.ts';
import { farewellScript } from './farewellScript.ts';

type Written = {
  /** Whether the site is to be read without a network. */
  isOn: boolean;
  /** The script that `bundleWorker` made. */
  worker: string;
  /** Where it stands below its origin. */
  base: string;
  drawings: readonly Drawing[];
  /** The built folder. */
  target: string;
};

/**
 * Writes `sw.js`, the service worker of a built site. A site that has none gets one that takes itself away, for whoever
 * has one of an earlier build: nobody else asks for it.
 */
export async function writeWorker({ isOn, worker, base, drawings, target }: Written): Promise<void> {
  const settings = () => `const OFFLINE_SETTINGS=${JSON.stringify(offlineSettings(drawings, target))};\n`;
  const code = isOn ? settings() + (await readFile(worker, 'utf8')) : farewellScript();
  await writeFile(join(target, base, 'sw.js'), code);
}
