import type { LoadedConfig } from '../config/loadConfig.ts';

type Bringing = Pick<LoadedConfig, 'file' | 'pages' | 'parts' | 'blocks'>;

/** The file of a config that brings pages, parts or blocks into the scripts of browsers; null when it brings none. */
export function bringingConfig({ file, pages, parts, blocks }: Bringing): string | null {
  return [pages, parts, blocks].some((own) => Object.keys(own).length > 0) ? file : null;
}
