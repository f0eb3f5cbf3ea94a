import type { MicrositeConfig } from './configSchema.ts';

/** Says what a site is. Gives its argument back: it is here for its types, which name every mistake in an editor. */
export function defineMicrosite(config: MicrositeConfig): MicrositeConfig {
  return config;
}
