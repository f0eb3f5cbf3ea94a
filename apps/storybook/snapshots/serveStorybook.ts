import { createReadStream, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Plugin, type PreviewServer, preview } from 'vite';

/** Serves the built Storybook on a free port of this machine, with SVG originals in place of rendered images. */
export function serveStorybook(): Promise<PreviewServer> {
  return preview({
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    appType: 'mpa',
    logLevel: 'silent',
    plugins: [originalPictures()],
    build: { outDir: 'storybook-static' },
    preview: { port: 0, host: '127.0.0.1' },
  });
}

const ORIGINALS = new URL('../../../packages/stories/content/pictures/', import.meta.url);

/**
 * Serves the SVG original of an image instead of the rendered file. The printed grain would disturb the comparison: it makes
 * pictures ten times as large, and browsers scale it differently at every start.
 */
function originalPictures(): Plugin {
  return {
    name: 'original-pictures',
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, name] =
          /^\/media\/pictures\/((?:people|scenes)\/[\w-]+)\.[\da-f]{6}-\d+\.avif$/.exec(request.url ?? '') ??
          [];
        const original = new URL(`${name}.svg`, ORIGINALS);
        if (name === undefined || !existsSync(original)) return next();
        response.writeHead(200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'max-age=600' });
        createReadStream(original).pipe(response);
      });
    },
  };
}
