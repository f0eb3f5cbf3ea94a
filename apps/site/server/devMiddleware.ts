import type { Plugin } from 'vite';
import { contentHostMiddleware } from './contentHostMiddleware.ts';
import { readSettings } from './readSettings.ts';

/** Mounts the content host's answers and `/geolocation` on Vite's development server, with the same settings. */
export function contentHost(): Plugin {
  return {
    name: 'content-host',
    apply: 'serve',
    configureServer(server) {
      const { contentHost, geolocation } = readSettings(process.env);
      const answer = contentHostMiddleware({ contentHost, geolocation });
      server.middlewares.use((request, response, next) => {
        answer(request, response, next).catch(next);
      });
    },
  };
}
