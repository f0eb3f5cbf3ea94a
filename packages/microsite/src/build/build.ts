import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { joinPath } from '@tamarack-lowe/content-model/internal/addresses';
import { prerender } from '@tamarack-lowe/prerender';
import { writeAdapters } from '@tamarack-lowe/server/internal/adapters';
import { type LoadedConfig, servedSite } from '../config/loadConfig.ts';
import { bundleIfChanged, readManifest } from './bundle/bundle.ts';
import { cssChunksOf } from './bundle/optionalPages.ts';
import { prepareStyles } from './bundle/styleSheets.ts';
import { ENTRIES } from './bundle/viteOptions.ts';
import { type MissingPictures, renderMedia } from './outputs/media.ts';
import { readGonePages, readRedirects } from './outputs/redirects.ts';
import { writeServiceWorker } from './outputs/serviceWorker.ts';
import { writeOutputs } from './outputs/writeOutputs.ts';
import { createFetchText } from './plugins/fetchText.ts';
import { checkScriptWeights, writePluginAdapters, writeResponses } from './plugins/pluginOutputs.ts';
import { openResponseCache } from './render/contentHost.ts';
import { criticalCss } from './render/criticalCss.ts';
import { readProject } from './render/readProject.ts';
import { epochOf, openRenderers, type Renderer, renderKey } from './render/renderers.ts';
import { workFolders } from './workFolders.ts';

/** Scripts and styles of a page have failed when nothing arrives for this long, ms. */
const SILENCE_MS = 120_000;

/** Routes that may have thousands of pages. Those are small, so fast compression costs a visitor little. */
const MANY_PAGES: ReadonlySet<string> = new Set(['story', 'member', 'pack']);

type Options = {
  /** Origin of the content host that menu and events come from. Default: its recorded responses. */
  contentHost?: string | undefined;
  now?: Date;
  /** Object with which `checkSite` has read the content: the build does not read those files again. Default: a new one. */
  contentCache?: object;
  /** Folder of builds. Default: `build` in the folder of the site. */
  built?: string | undefined;
  /**
   * Builds what can be served soonest, for a complete build to replace: leaves out the pictures and share cards that would have to be
   * rendered and, where no page of an earlier build can be reused, compresses faster and checks no budget. Default: a complete build.
   */
  draft?: boolean;
};

/**
 * Number of pages, a table of their weights, lines for the log (sources of menu and events, lines of plugins), the pictures
 * that were left out, and whether nothing is left for a complete build.
 */
export type Built = {
  pages: number;
  table: string;
  isNew: boolean;
  notes: string[];
  missing: MissingPictures;
  isComplete: boolean;
};

/**
 * Builds the site of a config into `build/client` of its folder. The current build stays, and is served, until the new one is
 * complete. `isNew` is false when no file has changed.
 */
export async function build(
  config: LoadedConfig,
  { contentHost, now = new Date(), contentCache = {}, built: target, draft = false }: Options = {},
): Promise<Built> {
  const { base, folder } = config;
  const work = workFolders(folder);
  const { typefaces } = await prepareStyles(config, work);
  const fetchText = createFetchText(openResponseCache(join(work.cache, 'plugins.json'), now));
  const project = await readProject(config, { work, typefaces, now, contentHost, contentCache, fetchText });
  // Pictures are encoded on other threads while this one renders pages.
  const media = renderMedia({ config, work, sites: project.sites, cachedOnly: draft });
  // Rejects where it is awaited. Until then the build may fail for another reason.
  media.catch(() => undefined);
  await bundleIfChanged(config, work);

  const { drawings } = project;
  const renderers = await openRenderers(work, project.sites, now);
  const { all, first } = renderers;
  const moduleOf = readManifest(work);
  checkScriptWeights(config, work, moduleOf('entry'));
  const keys = new Map(all.map((renderer) => [renderer, renderKey(work, renderer)]));
  let missing: MissingPictures = new Map();
  const built = await prerender({
    root: join(target ?? work.built, 'client'),
    base,
    assets: work.browser,
    entry: moduleOf('entry'),
    addresses: all.flatMap(({ pages }) => pages.map(({ path }) => path)),
    read: (path) => renderers.at(path).read(path),
    render: (source) => renderers.at(source.path).render(source),
    cacheKey: ({ path }) => keys.get(renderers.at(path)) ?? '',
    file: (source) => ({
      module: moduleOf(source.route),
      data: first.fileOf(source),
      chunks: first.stylesOf(source),
    }),
    chunks: Object.fromEntries(
      cssChunksOf(config).map((chunk) => [chunk, relative(folder, join(work.chunks, `${chunk}.css`))]),
    ),
    shared: ({ path }) => renderers.at(path).data,
    prehydration: { script: ENTRIES.prehydration, silence: SILENCE_MS, ...failureWords(first) },
    failureWords: ({ path }) => failureWords(renderers.at(path)),
    policy: { connect: otherOrigins(config, first.site.hosts), reports: config.reports !== undefined },
    critical: criticalCss(first.site.visitorTypes),
    budgets: budgetsBelow(base, config.budgets),
    hashed: ['media'],
    epoch: epochOf(all),
    compressFast: ({ route }) => MANY_PAGES.has(route),
    draft,
    notFound: all.map(({ site }) => joinPath(site.paths.intro, '/404')),
    afterRender: (target) =>
      writeServiceWorker({
        isOn: config.features.offline,
        worker: work.worker,
        base,
        renderers: all,
        target,
        missing,
      }),
    // Share cards are rendered on other threads while this one renders pages.
    beside: async (target) => {
      missing = await writeOutputs({ config, work, renderers, drawings, media, target, cachedOnly: draft });
    },
    finish: async (target) => {
      const redirects = readRedirects(target);
      writeResponses(project.responses, target);
      await writeAdapters(target, {
        redirects,
        gone: readGonePages(target),
        base,
        reports: config.reports,
        contentPath: config.content.path,
        recordings: config.content.recordings,
        measureTo: config.analytics?.path,
        hosts: servedSite(config).hosts,
        hasMiddleware: config.server.middleware.length > 0,
        manager: existsSync(join(folder, 'pnpm-lock.yaml')) ? 'pnpm' : 'npm',
      });
      writePluginAdapters(config, { target, redirects });
    },
  });
  const { isDraft, ...result } = built;
  return { ...result, notes: project.notes, missing, isComplete: !isDraft && missing.size === 0 };
}

/** Text of a page whose scripts failed to load, in its language. */
function failureWords({ site: { say } }: Renderer): { failed: string; retry: string } {
  return { failed: say('chunkFailed'), retry: say('tryAgain') };
}

/** Returns the other origins that browsers call, for the Content-Security-Policy. */
function otherOrigins({ plugins }: LoadedConfig, hosts: Renderer['site']['hosts']): string[] {
  const origins = Object.values(hosts).flatMap((address) =>
    URL.canParse(address) ? new URL(address).origin : [],
  );
  return [...new Set([...origins, ...plugins.flatMap(({ hooks }) => hooks.connect ?? [])])];
}

/** Puts the base in front of the paths of budgets: a config writes them as if the site were at the root. */
export function budgetsBelow(base: string, { everyPage, pages }: LoadedConfig['budgets']) {
  const address = (path: string) => (base + path.slice(1)).replace(/(?<=.)\/$/, '');
  return {
    everyPage,
    pages: Object.fromEntries(Object.entries(pages).map(([path, most]) => [address(path), most])),
  };
}
