import { existsSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { joinPath } from '@tamarack-lowe/content-model/internal/addresses';
import { readClock } from '@tamarack-lowe/content-model/internal/content';
import { startRun } from '@tamarack-lowe/content-tools/internal/editing';
import { pathOfPageData } from '@tamarack-lowe/prerender/prehydration';
import { createContentHost, readSettings } from '@tamarack-lowe/server';
import {
  asMiddleware,
  createRedirects,
  fileResponse,
  type PartialHandler,
  requestPath,
  siteFile,
  textResponse,
  withBuiltResponses,
} from '@tamarack-lowe/server/internal/commands';
import { createServer, type InlineConfig, type Plugin, type ViteDevServer } from 'vite';
import { prepareStyles } from '../build/bundle/styleSheets.ts';
import { ENTRIES, viteOptions } from '../build/bundle/viteOptions.ts';
import { mediaFolders } from '../build/outputs/media.ts';
import { redirectsOf } from '../build/outputs/redirects.ts';
import { createFetchText } from '../build/plugins/fetchText.ts';
import { openResponseCache } from '../build/render/contentHost.ts';
import { type Project, readProject } from '../build/render/readProject.ts';
import type { RenderModule } from '../build/render/renderers.ts';
import { workFolders } from '../build/workFolders.ts';
import { type LoadedConfig, loadConfig, servedSite } from '../config/loadConfig.ts';
import { languageAt } from '../site/paths.ts';

/**
 * Serves the site of a folder for development: renders each page when it is requested, and reloads open pages when its content
 * changes. Port 5173, or PORT.
 */
export async function dev(folder: string): Promise<void> {
  const server = await createDevelopmentServer(await loadConfig(folder), Number(process.env.PORT ?? 5173));
  await server.listen();
  for (const url of server.resolvedUrls?.local ?? []) console.log(`The site is at ${url}`);
}

/** Creates the development server of a config. */
export async function createDevelopmentServer(config: LoadedConfig, port: number): Promise<ViteDevServer> {
  const development = await openDevelopment(config);
  const { contentHost, geolocation } = readSettings(process.env, servedSite(config));
  const { base } = config;
  const { path: contentPath, recordings } = config.content;
  return createServer({
    ...development.vite,
    server: {
      port,
      fs: { strict: false },
    },
    plugins: [
      ...(development.vite.plugins ?? []),
      watchFolders(
        [config.contentFolder, ...(recordings === undefined ? [] : [recordings])],
        development.invalidate,
      ),
      {
        name: 'microsite',
        configureServer(vite) {
          const report = (line: string) => vite.config.logger.warn(line);
          const options = {
            base,
            contentHost,
            contentPath,
            geolocation,
            recordings,
            report,
            now: readClock(process.env),
          };
          const contentHostHandler = createContentHost(options);
          vite.middlewares.use(
            asMiddleware(async (request) => {
              const { responses } = config.plugins.length > 0 ? await development.readSite() : NO_RESPONSES;
              return withBuiltResponses(contentHostHandler, { base, contentPath, responses })(request);
            }),
          );
          vite.middlewares.use(asMiddleware(serveMedia(development)));
          // Vite runs a returned function after its own middleware.
          return () => void vite.middlewares.use(asMiddleware(renderPages(vite, development)));
        },
      },
    ],
  });
}

/** A site that is open for development. */
type Development = {
  vite: InlineConfig;
  entries: typeof ENTRIES;
  /** Base path of the site. */
  base: string;
  /** Style sheet of the site. */
  styles: string;
  /** Folders of rendered pictures, and of typefaces. */
  media: string;
  assets: string;
  /** Content folder. Its originals replace pictures and films that are not rendered. */
  content: string;
  /** Reads the content, unless it has not changed since the last time. */
  readSite: () => Promise<Project>;
  /** Makes the next call of `readSite` read the content again. */
  invalidate: () => void;
};

/** Opens the site of a config for development, without rendering its pictures. */
async function openDevelopment(config: LoadedConfig): Promise<Development> {
  const { base, contentFolder } = config;
  const work = workFolders(config.folder);
  const { packed, rendered } = mediaFolders(config, work);
  const { typefaces } = await prepareStyles(config, work);
  const now = readClock(process.env);
  const cache = openResponseCache(join(work.cache, 'plugins.json'), now());
  const fetchText = createFetchText(cache);
  let project: Promise<Project> | null = null;
  // Files that have not changed since the last call are not read again.
  const contentCache = {};
  return {
    // Visits of developers are not measured.
    vite: viteOptions(
      { ...config, analytics: undefined, plugins: withoutConsentScripts(config.plugins) },
      work,
    ),
    entries: ENTRIES,
    base,
    styles: work.styles,
    media: packed ?? rendered,
    assets: work.assets,
    content: contentFolder,
    readSite: () => {
      if (project === null) {
        startRun();
        project = readProject(config, { work, typefaces, now: now(), contentCache, fetchText });
      }
      return project;
    },
    invalidate: () => {
      project = null;
    },
  };
}

/** Time without a change after which pages reload, ms: editors write a file in several steps, and some save several files. */
const QUIET_MS = 20;

/**
 * Calls `onChange` when a file in one of the folders changes, and reloads open pages: their place and filters are in their address.
 */
function watchFolders(folders: readonly string[], onChange: () => void): Plugin {
  return {
    name: 'microsite-content',
    configureServer({ watcher, hot }) {
      let timer: NodeJS.Timeout | undefined;
      watcher.add([...folders]);
      watcher.on('all', (_, file) => {
        if (!folders.some((folder) => !relative(folder, file).startsWith('..'))) return;
        onChange();
        clearTimeout(timer);
        timer = setTimeout(() => hot.send({ type: 'full-reload' }), QUIET_MS);
      });
    },
  };
}

/** Removes the scripts of plugins that start only after consent. */
const withoutConsentScripts = (plugins: LoadedConfig['plugins']): LoadedConfig['plugins'] =>
  plugins.map(({ hooks: { clientScript, ...hooks }, ...plugin }) => ({
    ...plugin,
    hooks: clientScript?.when === 'idle' ? { ...hooks, clientScript } : hooks,
  }));

const NO_RESPONSES: Pick<Project, 'responses'> = { responses: {} };

const NOT_FOUND = '/404';
/** Address of the data of a language, below its home. */
const SHARED = '/common.json';

/** Renders pages and their page data on request, as the build does. */
function renderPages(
  server: ViteDevServer,
  { base, entries, styles, readSite }: Development,
): PartialHandler {
  const renderersOf = memoizeLast((create: RenderModule['createPageRenderers'], sites: Project['sites']) =>
    create(sites),
  );
  return async (request) => {
    const target = requestPath(request.url) ?? { path: NOT_FOUND, query: '' };
    // Vite has removed the base from the address.
    const requested = joinPath(base, target.path);
    const { createPageRenderers } = (await server.ssrLoadModule(entries.render)) as RenderModule;
    const { sites } = await readSite();
    const respond = (status: number, type: string, body: string) =>
      textResponse({ status, type: `${type}; charset=utf-8`, body });

    const renderers = renderersOf(createPageRenderers, sites);
    const homes = renderers.map((renderer) => ({ renderer, home: renderer.site.paths.intro }));
    const found = languageAt(homes, requested);
    if (!found) return null;
    const { renderer, home } = found;
    const shared = joinPath(home, SHARED);
    if (requested === shared) return respond(200, 'application/json', JSON.stringify(renderer.data));
    const { aliases, redirects } = renderer.site.paths;
    const requestedPage = renderer.read(requested);
    const isUnknown = requestedPage === null || requestedPage.route === 'not-found';
    const allRedirects = isUnknown ? redirectsOf(renderers) : { ...aliases, ...redirects };
    const redirect = createRedirects(allRedirects)({ ...target, path: requested });
    if (redirect) return redirect;
    // Search data and calendars of all pages take longer than a page.
    const isFile = isUnknown && pathOfPageData(requested) === null;
    const file = isFile ? renderer.files().find((each) => each.path === requested) : undefined;
    if (file) return respond(200, 'application/json', file.text);
    const notFound = joinPath(home, NOT_FOUND);
    const path = pathOfPageData(requested) ?? requested;
    const source = (path === requested ? requestedPage : renderer.read(path)) ?? renderer.read(notFound);
    if (!source) return null;
    const status = source.route === 'not-found' && path !== notFound ? 404 : 200;
    if (path !== requested) {
      const pageData = { ...renderer.fileOf(source), shared, scripts: [], build: '' };
      return respond(status, 'application/json', JSON.stringify(pageData));
    }
    const html = await renderer.render(source);
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

/** Caches the last result of a function, for calls with the same arguments. */
function memoizeLast<Args extends unknown[], Result>(
  make: (...args: Args) => Result,
): (...args: Args) => Result {
  let last: { args: Args; result: Result } | undefined;
  return (...args) => {
    if (!last?.args.every((arg, index) => arg === args[index])) last = { args, result: make(...args) };
    return last.result;
  };
}

/** `entry` and `styles` are addresses. */
type Rendered = { path: string; html: string; entry: string; styles: string };

/** Adds the style sheet, and scripts at the end of the body: React does not expect Vite's scripts in the head. */
async function withScripts(server: ViteDevServer, { path, html, entry, styles }: Rendered): Promise<string> {
  const empty = await server.transformIndexHtml(path, '<html><head></head></html>');
  const viteScripts = empty.match(/<script[\s\S]*?<\/script>/g) ?? [];
  const script = `<script type="module" src="${entry}"></script>`;
  return html
    .replace('</head>', () => `<link rel="stylesheet" href="${styles}"></head>`)
    .replace('</body>', () => `${viteScripts.join('')}${script}</body>`);
}

/** Serves pictures, films, typefaces and the favicon in development: rendered files, or else their originals. */
function serveMedia({ base, media, assets, content, readSite }: Development): PartialHandler {
  return async (request) => {
    const requested = requestPath(request.url)?.path ?? '';
    const path = requested.startsWith(base) ? requested.slice(base.length - 1) : '';
    const candidates = [
      path.startsWith('/media/') && join(media, path.slice('/media'.length)),
      path.startsWith('/assets/') && join(assets, path.slice('/assets'.length)),
      ...originalsOf(content, path),
      path === '/favicon.svg' && (await readSite()).drawings[0]?.fileOf('favicon'),
    ];
    const file = candidates.find((each) => each && existsSync(each) && statSync(each).isFile());
    return file
      ? fileResponse(request, siteFile(file, file), { headers: { 'Cache-Control': 'no-cache' } })
      : null;
  };
}

/** A photograph is preferred to a drawing, as when images are rendered. */
const EXTENSIONS = ['.jpg', '.jpeg', '.webp', '.avif', '.svg'];

/**
 * Returns files of a content folder that may be the original of a rendered file, the best first: photographs or a drawing, the poster
 * of a film, or the film itself. Empty for addresses of other files.
 */
export function originalsOf(content: string, address: string): string[] {
  const [, object] = /^\/media\/pictures\/objects\/([\w-]+)\.[0-9a-f]{6}\.svg$/.exec(address) ?? [];
  if (object) return [`${content}/pictures/objects/${object}.svg`];
  const picture = /^\/media\/pictures\/(people|scenes|films)\/([\w-]+)\.[0-9a-f]{6}-\d+\.avif$/.exec(address);
  if (picture) {
    const [, kind, name] = picture;
    return kind === 'films'
      ? [`${content}/films/${name}.poster.webp`]
      : EXTENSIONS.map((extension) => `${content}/pictures/${kind}/${name}${extension}`);
  }
  const film = /^\/media\/films\/([\w-]+)\.[0-9a-f]{6}((?:\.[a-z]{2})?\.(?:mp4|vtt))$/.exec(address);
  return film ? [`${content}/films/${film[1]}${film[2]}`] : [];
}
