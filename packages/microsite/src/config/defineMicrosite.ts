import type { MicrositeConfig } from './configSchema.ts';

/** Defines a site. Returns its argument unchanged: its types let an editor show mistakes. */
export function defineMicrosite(config: MicrositeConfig): MicrositeConfig {
  return config;
}
