import { createReadStream, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Plugin, type PreviewServer, preview } from 'vite';

/** Serves the built Storybook on a free port of this machine, with drawings in place of baked pictures. */
export function serveStorybook(): Promise<PreviewServer> {
  return preview({
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    appType: 'mpa',
    logLevel: 'silent',
    plugins: [drawnPictures()],
    build: { outDir: 'storybook-static' },
    preview: { port: 0, host: '127.0.0.1' },
  });
}

const MASTERS = new URL('../../../packages/stories/content/pictures/', import.meta.url);

/**
 * Serves the drawing of a picture instead of what was baked from it. Printed grain is noise to a comparison: a picture of
 * it is ten times as large, and scales differently at every start of a browser.
 */
function drawnPictures(): Plugin {
  return {
    name: 'drawn-pictures',
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, name] =
          /^\/media\/pictures\/((?:people|scenes)\/[\w-]+)\.[\da-f]{6}-\d+\.avif$/.exec(request.url ?? '') ??
          [];
        const master = new URL(`${name}.svg`, MASTERS);
        if (name === undefined || !existsSync(master)) return next();
        response.writeHead(200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'max-age=600' });
        createReadStream(master).pipe(response);
      });
    },
  };
}
