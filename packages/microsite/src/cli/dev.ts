import { asMiddleware, createContentHost, readSettings } from '@tamarack-lowe/server';
import { createServer } from 'vite';
import { loadConfig } from '../config/loadConfig.ts';
import { openDevelopment } from './development.ts';
import { serveMedia } from './devMedia.ts';
import { renderPages } from './devPages.ts';

/** Serves the site of a folder for development: renders each page when it is requested. Port 5173, or PORT. */
export async function dev(folder: string): Promise<void> {
  const config = await loadConfig(folder);
  const development = await openDevelopment(config);
  const { contentHost, geolocation } = readSettings(process.env, config);
  const { base } = config;
  const { contentPath, recordings } = config.hosts;
  const server = await createServer({
    ...development.vite,
    server: {
      port: Number(process.env.PORT ?? 5173),
      fs: { strict: false },
    },
    plugins: [
      ...(development.vite.plugins ?? []),
      {
        name: 'microsite',
        configureServer(vite) {
          const report = (line: string) => vite.config.logger.warn(line);
          const options = { base, contentHost, contentPath, geolocation, recordings, report };
          vite.middlewares.use(asMiddleware(createContentHost(options)));
          vite.middlewares.use(asMiddleware(serveMedia(development)));
          // Vite runs a returned function after its own middleware.
          return () => void vite.middlewares.use(asMiddleware(renderPages(vite, development)));
        },
      },
    ],
  });
  await server.listen();
  for (const url of server.resolvedUrls?.local ?? []) console.log(`The site is at ${url}`);
}
