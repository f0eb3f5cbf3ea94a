import { asMiddleware, requestPath, textResponse } from '@tamarack-lowe/microsite/server';
import { pathOfPageData } from '@tamarack-lowe/prerender/early';
import type { Plugin, ViteDevServer } from 'vite';
import type * as Server from '../../../packages/microsite/src/browser/draw.tsx';

const UNKNOWN = '/404';

/** Draws the pages on Vite's development server as the build does, and gives the data beside them. */
export function pages(): Plugin {
  return {
    name: 'pages',
    apply: 'serve',
    configureServer: (server) => () => {
      const answer = asMiddleware(async (request) => {
        const asked = requestPath(request.url)?.path ?? UNKNOWN;
        const { readPage, drawPage, fileOf, deck } = (await server.ssrLoadModule(
          '/app/entry.server.tsx',
        )) as typeof Server;
        const say = (status: number, type: string, body: string) =>
          textResponse({ status, type: `${type}; charset=utf-8`, body });
        if (asked === '/deck.json') return say(200, 'application/json', JSON.stringify(deck));

        const path = pathOfPageData(asked) ?? asked;
        const source = readPage(path) ?? readPage(UNKNOWN);
        if (!source) return null;
        const status = source.route === 'not-found' && path !== UNKNOWN ? 404 : 200;
        if (path === asked)
          return say(status, 'text/html', await withScripts(server, path, await drawPage(source)));
        const file = { ...fileOf(source), shared: '/deck.json', scripts: [] };
        return say(status, 'application/json', JSON.stringify(file));
      });
      server.middlewares.use(answer);
    },
  };
}

/** Vite's scripts come last: React would not look for them, or for the lines between them, in the head. */
async function withScripts(server: ViteDevServer, path: string, html: string): Promise<string> {
  const empty = await server.transformIndexHtml(path, '<html><head></head></html>');
  const theirs = empty.match(/<script[\s\S]*?<\/script>/g) ?? [];
  const entry = '<script type="module" src="/app/entry.client.tsx"></script>';
  return html.replace('</body>', () => `${theirs.join('')}${entry}</body>`);
}
