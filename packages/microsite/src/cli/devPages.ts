import { pathOfPageData } from '@tamarack-lowe/prerender/early';
import { type PartialHandler, requestPath, textResponse } from '@tamarack-lowe/server';
import { createRedirects } from '@tamarack-lowe/server/internal/commands';
import type { ViteDevServer } from 'vite';
import type { RenderModule } from '../build/render/renderers.ts';
import { redirectsOf } from '../build/outputs/redirects.ts';
import { belowHome, languageAt } from '../site/paths.ts';
import type { Development } from './development.ts';

const UNKNOWN = '/404';
/** Where the data of a language are: below its home. */
const SHARED = '/common.json';

/** Draws pages while developing as the build does, and gives the data beside them. */
export function devPages(
  server: ViteDevServer,
  { base, entries, styles, readSite }: Development,
): PartialHandler {
  return async (request) => {
    const target = requestPath(request.url) ?? { path: UNKNOWN, query: '' };
    // Vite takes the base away.
    const asked = belowHome(base, target.path);
    const { openDrawings } = (await server.ssrLoadModule(entries.draw)) as RenderModule;
    const { sites } = await readSite();
    const say = (status: number, type: string, body: string) =>
      textResponse({ status, type: `${type}; charset=utf-8`, body });

    const opened = openDrawings(sites);
    const drawings = opened.map((drawing) => ({ drawing, home: drawing.site.paths.intro }));
    const found = languageAt(drawings, asked);
    if (!found) return null;
    const { drawing, home } = found;
    const shared = belowHome(home, SHARED);
    if (asked === shared) return say(200, 'application/json', JSON.stringify(drawing.data));
    const { aliases, redirects } = drawing.site.paths;
    const isUnknown = (drawing.read(asked) ?? { kind: 'not-found' }).kind === 'not-found';
    const known = isUnknown ? redirectsOf(opened) : { ...aliases, ...redirects };
    const moved = createRedirects(known)({ ...target, path: asked });
    if (moved) return moved;
    const unknown = belowHome(home, UNKNOWN);
    const path = pathOfPageData(asked) ?? asked;
    const source = drawing.read(path) ?? drawing.read(unknown);
    if (!source) return null;
    const status = source.kind === 'not-found' && path !== unknown ? 404 : 200;
    if (path !== asked) {
      const beside = { ...drawing.fileOf(source), shared, scripts: [], build: '' };
      return say(status, 'application/json', JSON.stringify(beside));
    }
    const html = await drawing.draw(source);
    return say(
      status,
      'text/html',
      await withScripts(server, {
        path,
        html,
        entry: `${base}@fs${entries.browser}`,
        styles: `${base}@fs${styles}`,
      }),
    );
  };
}

/** `entry` and `styles` are addresses. */
type Drawn = { path: string; html: string; entry: string; styles: string };

/** Vite's scripts come last: React would not look for them, or for the lines between them, in the head. */
async function withScripts(server: ViteDevServer, { path, html, entry, styles }: Drawn): Promise<string> {
  const empty = await server.transformIndexHtml(path, '<html><head></head></html>');
  const theirs = empty.match(/<script[\s\S]*?<\/script>/g) ?? [];
  const script = `<script type="module" src="${entry}"></script>`;
  return html
    .replace('</head>', () => `<link rel="stylesheet" href="${styles}"></head>`)
    .replace('</body>', () => `${theirs.join('')}${script}</body>`);
}
