import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '@tamarack-lowe/content-model/internal/text';
import { createJiti } from 'jiti';
import { ConfigError } from './ConfigError.ts';

const NAMES = ['microsite.config.ts', 'microsite.config.mts', 'microsite.config.js', 'microsite.config.mjs'];

/**
 * Finds the config of a folder and returns its name and its default export. It may be TypeScript on every Node from 20.
 * Throws a `ConfigError`, or a `ContentError` when the file contains damaged characters.
 */
export async function importConfig(folder: string): Promise<{ name: string; value: unknown }> {
  const [name, other] = NAMES.filter((each) => existsSync(join(folder, each)));
  if (name === undefined) {
    const words = `there is no such file in ${folder}. Go to the folder of the site, or name it after the command.`;
    throw new ConfigError('microsite.config.ts', [{ field: '', words }]);
  }
  if (other !== undefined) {
    const words = `${name} is read, and this file does nothing. Keep one of the two.`;
    throw new ConfigError(other, [{ field: '', words }]);
  }
  readText(readFileSync(join(folder, name)), name);
  // jiti, because Node strips types only from 22.18 on and caches modules. `jsx` is for custom pages.
  const jiti = createJiti(import.meta.url, {
    moduleCache: false,
    interopDefault: false,
    jsx: { runtime: 'automatic' },
  });
  try {
    const module = await jiti.import<{ default?: unknown }>(join(folder, name));
    return { name, value: module.default };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    const words = `it cannot be read: ${reason} Mend this in the file, or install what it imports.`;
    throw new ConfigError(name, [{ field: '', words }]);
  }
}
