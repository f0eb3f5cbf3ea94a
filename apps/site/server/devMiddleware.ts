import { loadConfig } from '@tamarack-lowe/microsite';
import { asMiddleware, createContentHost, readSettings } from '@tamarack-lowe/microsite/server';
import type { Plugin } from 'vite';

/** Mounts the content host's answers and `/geolocation` on Vite's development server, with the same settings. */
export function contentHost(): Plugin {
  return {
    name: 'content-host',
    apply: 'serve',
    async configureServer(server) {
      const config = await loadConfig(server.config.root);
      const { contentHost, geolocation } = readSettings(process.env, config);
      const { recordings } = config.hosts;
      server.middlewares.use(asMiddleware(createContentHost({ contentHost, geolocation, recordings })));
    },
  };
}
