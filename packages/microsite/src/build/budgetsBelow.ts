import type { LoadedConfig } from '../config/loadConfig.ts';

/** Budgets by the addresses that pages have below `base`: a config writes them, as content does, as if that were the root. */
export function budgetsBelow(base: string, { everyPage, pages }: LoadedConfig['budgets']) {
  const at = (path: string) => (base + path.slice(1)).replace(/(?<=.)\/$/, '');
  return {
    everyPage,
    pages: Object.fromEntries(Object.entries(pages).map(([path, most]) => [at(path), most])),
  };
}
