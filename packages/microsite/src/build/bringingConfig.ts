import type { LoadedConfig } from '../config/loadConfig.ts';

type Bringing = Pick<LoadedConfig, 'file' | 'pages' | 'parts' | 'blocks' | 'measure'>;

/** The file of a config that brings pages, parts, blocks or a function into the scripts of browsers; null when it brings none. */
export function bringingConfig({ file, pages, parts, blocks, measure }: Bringing): string | null {
  const bringsOwn = [pages, parts, blocks].some((own) => Object.keys(own).length > 0);
  return bringsOwn || measure?.consent ? file : null;
}
