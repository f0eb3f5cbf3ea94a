import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedConfig } from '../../config/loadConfig.ts';

/**
 * Returns whether a site has campus packs: the brand names an address, and the config does not switch them off. Scripts and style
 * sheets of other sites have nothing of them. The check reports mistakes in the file.
 */
export function hasPack({
  contentFolder,
  features,
}: Pick<LoadedConfig, 'contentFolder' | 'features'>): boolean {
  const file = join(contentFolder, 'brand.json');
  if (!features.campus || !features.pack || !existsSync(file)) return false;
  try {
    const { pages }: { pages?: Record<string, unknown> } = Object(JSON.parse(readFileSync(file, 'utf8')));
    return typeof pages?.pack === 'string';
  } catch {
    return false;
  }
}
