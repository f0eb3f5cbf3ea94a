import { pathOfPageData } from '@tamarack-lowe/prerender/early';
import { type PartialHandler, requestPath, textResponse } from '@tamarack-lowe/server';
import { createRedirects } from '@tamarack-lowe/server/internal/commands';
import type { ViteDevServer } from 'vite';
import { redirectsOf } from '../build/outputs/redirects.ts';
import type { RenderModule } from '../build/render/renderers.ts';
import { belowHome, languageAt } from '../site/paths.ts';
import type { Development } from './development.ts';

const NOT_FOUND = '/404';
/** Address of the data of a language, below its home. */
const SHARED = '/common.json';

/** Renders pages and their page data on request, as the build does. */
export function renderPages(
  server: ViteDevServer,
  { base, entries, styles, readSite }: Development,
): PartialHandler {
  return async (request) => {
    const target = requestPath(request.url) ?? { path: NOT_FOUND, query: '' };
    // Vite has removed the base from the address.
    const requested = belowHome(base, target.path);
    const { openDrawings } = (await server.ssrLoadModule(entries.draw)) as RenderModule;
    const { sites } = await readSite();
    const respond = (status: number, type: string, body: string) =>
      textResponse({ status, type: `${type}; charset=utf-8`, body });

    const renderers = openDrawings(sites);
    const homes = renderers.map((renderer) => ({ renderer, home: renderer.site.paths.intro }));
    const found = languageAt(homes, requested);
    if (!found) return null;
    const { renderer, home } = found;
    const shared = belowHome(home, SHARED);
    if (requested === shared) return respond(200, 'application/json', JSON.stringify(renderer.data));
    const { aliases, redirects } = renderer.site.paths;
    const isUnknown = (renderer.read(requested) ?? { kind: 'not-found' }).kind === 'not-found';
    const known = isUnknown ? redirectsOf(renderers) : { ...aliases, ...redirects };
    const redirect = createRedirects(known)({ ...target, path: requested });
    if (redirect) return redirect;
    const notFound = belowHome(home, NOT_FOUND);
    const path = pathOfPageData(requested) ?? requested;
    const source = renderer.read(path) ?? renderer.read(notFound);
    if (!source) return null;
    const status = source.kind === 'not-found' && path !== notFound ? 404 : 200;
    if (path !== requested) {
      const pageData = { ...renderer.fileOf(source), shared, scripts: [], build: '' };
      return respond(status, 'application/json', JSON.stringify(pageData));
    }
    const html = await renderer.draw(source);
    return respond(
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
type Rendered = { path: string; html: string; entry: string; styles: string };

/** Adds the style sheet, and scripts at the end of the body: React does not expect Vite's scripts in the head. */
async function withScripts(server: ViteDevServer, { path, html, entry, styles }: Rendered): Promise<string> {
  const empty = await server.transformIndexHtml(path, '<html><head></head></html>');
  const ofVite = empty.match(/<script[\s\S]*?<\/script>/g) ?? [];
  const script = `<script type="module" src="${entry}"></script>`;
  return html
    .replace('</head>', () => `<link rel="stylesheet" href="${styles}"></head>`)
    .replace('</body>', () => `${ofVite.join('')}${script}</body>`);
}
