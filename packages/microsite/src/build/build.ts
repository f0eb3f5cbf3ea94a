import { cpSync, existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prerender } from '@tamarack-lowe/prerender';
import { writeAdapters } from '@tamarack-lowe/server/internal/adapters';
import type { LoadedConfig } from '../config/loadConfig.ts';
import { belowHome, languageAt } from '../site/paths.ts';
import { STYLE_PARTS } from '../table/styleParts.ts';
import { budgetsBelow } from './budgetsBelow.ts';
import { bundleIfChanged, readManifest } from './bundle/bundle.ts';
import { prepareStyles } from './bundle/styleSheets.ts';
import { ENTRIES } from './bundle/viteOptions.ts';
import { drawnBy } from './drawnBy.ts';
import { mediaOf } from './mediaOf.ts';
import { writeWorker } from './offline/writeWorker.ts';
import { writeCalendars } from './outputs/calendars.ts';
import { copyMedia } from './outputs/media.ts';
import { translatedPaths } from './outputs/redirects.ts';
import { cardDress } from './outputs/share-cards/cardTheme.ts';
import { writeShare } from './outputs/writeOutputs.ts';
import { readMoved } from './readMoved.ts';
import { criticalOf } from './render/criticalCss.ts';
import { readProject } from './render/readProject.ts';
import type { Drawing, DrawModule } from './render/renderers.ts';
import { workFolders } from './workFolders.ts';
import { writeMoved } from './writeMoved.ts';
import { writePages } from './writePages.ts';
import { writeSecurity } from './writeSecurity.ts';

/** Silence after which the parts of a page count as failed, ms. */
const SILENCE_MS = 120_000;

/**
 * Makes the site of a config: ready files in `build/client` of its folder. What was made before stays, and goes on being
 * served, until all is well. `contentHost`: the origin of the content host whose menu and events go into pages; recordings
 * without one. `together`: what read the content for a check shares it. Gives the number of pages, a table of what they weigh,
 * whether anything has changed, and lines about where menu and events come from.
 */
export async function build(
  config: LoadedConfig,
  {
    contentHost,
    now = new Date(),
    together = {},
  }: { contentHost?: string | undefined; now?: Date; together?: object } = {},
): Promise<{ pages: number; table: string; isNew: boolean; said: string[] }> {
  const { base, folder } = config;
  const work = workFolders(folder);
  const { typefaces } = await prepareStyles(config, work);
  const project = await readProject(config, { work, typefaces, now, contentHost, together });
  const media = await mediaOf(config, work);
  await bundleIfChanged(config, work);

  const module: DrawModule = await import(`${pathToFileURL(work.renderModule).href}?${now.getTime()}`);
  const drawings = module.openDrawings(project.sites);
  const [first] = drawings;
  if (!first) throw new Error('A site needs a language.');
  const homes = drawings.map((drawing) => ({ drawing, home: drawing.site.paths.intro }));
  const drawingAt = (path: string): Drawing => languageAt(homes, path)?.drawing ?? first;
  const moduleOf = readManifest(work);
  const words = new Map(drawings.map((drawing) => [drawing, drawnBy(dirname(work.renderModule), drawing)]));
  const made = await prerender({
    root: join(work.built, 'client'),
    base,
    assets: work.browser,
    entry: moduleOf('entry'),
    addresses: drawings.flatMap(({ pages }) => pages.map(({ path }) => path)),
    read: (path) => drawingAt(path).read(path),
    draw: (source) => drawingAt(source.path).draw(source),
    drawnBy: ({ path }) => words.get(drawingAt(path)) ?? '',
    file: (source) => ({
      module: moduleOf(source.kind),
      data: first.fileOf(source),
      parts: first.stylesOf(source),
    }),
    parts: Object.fromEntries(
      STYLE_PARTS.map((part) => [part, relative(folder, join(work.parts, `${part}.css`))]),
    ),
    shared: ({ path }) => drawingAt(path).data,
    early: { script: ENTRIES.early, silence: SILENCE_MS, ...wordsOf(first) },
    earlyWords: ({ path }) => wordsOf(drawingAt(path)),
    policy: { connect: otherOrigins(first.site.hosts), reports: config.reports !== undefined },
    critical: criticalOf(first.site.visitorTypes),
    budgets: budgetsBelow(base, config.budgets),
    hashed: ['media'],
    // There may be thousands of stories, and their pages are light.
    isLight: ({ kind }) => kind === 'story',
    notFound: homes.map(({ home }) => belowHome(home, '/404')),
    whenDrawn: (target) => writeWorker({ isOn: config.offline, worker: work.worker, base, drawings, target }),
    async beside(target) {
      const home = join(target, base);
      if (existsSync(work.assets)) cpSync(work.assets, join(home, 'assets'), { recursive: true });
      copyMedia(media, home);
      const translated = translatedPaths(drawings);
      for (const drawing of drawings) {
        const { site, context } = drawing;
        writeCalendars({ site, events: context.events, today: context.today, target });
        await writePages({ drawing, translated, target });
      }
      await writeSecurity(home, config);
      await writeMoved({ sites: drawings, target });
      // Pictures are drawn on other threads, pages on this one.
      await writeShare({
        drawings,
        brandDrawings: project.drawings,
        dress: cardDress(config),
        target,
        cache: join(work.cache, 'og'),
      });
    },
    finish: (target) =>
      writeAdapters(target, {
        redirects: readMoved(target),
        base,
        reports: config.reports,
        ...config.hosts,
        manager: existsSync(join(folder, 'pnpm-lock.yaml')) ? 'pnpm' : 'npm',
      }),
  });
  return { ...made, said: project.said };
}

/** What visitors read when scripts are missing, in the language of a page. */
function wordsOf({ site: { say } }: Drawing): { failed: string; retry: string } {
  return { failed: say('chunkFailed'), retry: say('tryAgain') };
}

/** Other origins that browsers ask. */
function otherOrigins(hosts: Drawing['site']['hosts']): string[] {
  const origins = Object.values(hosts).flatMap((address) =>
    URL.canParse(address) ? new URL(address).origin : [],
  );
  return [...new Set(origins)];
}
