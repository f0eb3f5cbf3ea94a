import { asMiddleware, createContentHost, readSettings } from '@tamarack-lowe/server';
import { createServer } from 'vite';
import { loadConfig } from '../config/loadConfig.ts';
import { openDevelopment } from './development.ts';
import { devMedia } from './devMedia.ts';
import { devPages } from './devPages.ts';

/** Shows the site of a folder while it is changed: every page is drawn when it is asked for. Port 5173, or PORT. */
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
          vite.middlewares.use(
            asMiddleware(
              createContentHost({
                base,
                contentHost,
                contentPath,
                geolocation,
                recordings,
                report: (line) => vite.config.logger.warn(line),
              }),
            ),
          );
          vite.middlewares.use(asMiddleware(devMedia(development)));
          return () => void vite.middlewares.use(asMiddleware(devPages(vite, development)));
        },
      },
    ],
  });
  await server.listen();
  for (const url of server.resolvedUrls?.local ?? []) console.log(`The site is at ${url}`);
}
