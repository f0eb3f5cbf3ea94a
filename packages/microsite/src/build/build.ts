import { cpSync, existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prerender } from '@tamarack-lowe/prerender';
import type { LoadedConfig } from '../config/loadConfig.ts';
import { STYLE_PARTS } from '../table/styleParts.ts';
import { bundle, drawModule } from './bundle.ts';
import { copyMedia } from './copyMedia.ts';
import { CRITICAL } from './critical.ts';
import type { Drawing, DrawModule } from './DrawModule.ts';
import { mediaOf } from './mediaOf.ts';
import { moduleOf } from './moduleOf.ts';
import { readProject } from './readProject.ts';
import { writeShare } from './share/writeShare.ts';
import { shareOf } from './shareOf.ts';
import { cutTypefaces } from './typefaces/cutTypefaces.ts';
import { ENTRIES, viteOptions } from './viteOptions.ts';
import { workFolders } from './workFolders.ts';
import { writeCalendars } from './writeCalendars.ts';
import { writePages } from './writePages.ts';
import { writeStyles } from './writeStyles.ts';

/** Silence after which the parts of a page count as failed, ms. */
const SILENCE_MS = 120_000;

/**
 * Makes the site of a config: ready files in `build/client` of its folder. What was made before stays, and goes on being
 * served, until all is well. Gives the number of pages and a table of what they weigh.
 */
export async function build(
  config: LoadedConfig,
  now = new Date(),
): Promise<{ pages: number; table: string }> {
  const { folder, file, contentFolder, theme, typefaces, pages: own } = config;
  const work = workFolders(folder);
  const cut = await cutTypefaces(typefaces, { root: folder, content: contentFolder, assets: work.assets });
  writeStyles(work, cut, theme);
  const project = await readProject(config, { work, typefaces: cut.typefaces, now });
  const media = await mediaOf(config, work);
  await bundle(viteOptions({ folder, configFile: file, hasPages: own.length > 0, work }), work);

  const module: DrawModule = await import(`${pathToFileURL(drawModule(work)).href}?${now.getTime()}`);
  const drawing = module.openDrawing(project.data, project.surroundings);
  const { site, context } = drawing;
  return prerender({
    root: join(work.built, 'client'),
    assets: work.browser,
    entry: moduleOf(work, 'entry'),
    addresses: drawing.pages.map(({ path }) => path),
    read: drawing.read,
    draw: drawing.draw,
    file: (source) => ({
      module: moduleOf(work, source.kind),
      data: drawing.fileOf(source),
      parts: drawing.stylesOf(source),
    }),
    parts: Object.fromEntries(
      STYLE_PARTS.map((part) => [part, relative(folder, join(work.parts, `${part}.css`))]),
    ),
    shared: project.data,
    early: {
      script: ENTRIES.early,
      silence: SILENCE_MS,
      failed: site.say('chunkFailed'),
      retry: site.say('tryAgain'),
    },
    policy: { connect: otherOrigins(site.hosts) },
    critical: CRITICAL,
    budgets: config.budgets,
    // There may be thousands of stories, and their pages are light.
    isLight: ({ kind }) => kind === 'story',
    notFound: '/404',
    async beside(target) {
      if (existsSync(work.assets)) cpSync(work.assets, join(target, 'assets'), { recursive: true });
      copyMedia(media, target);
      writeCalendars({ site, events: context.recordings.events, today: context.today, target });
      await writePages({ pages: drawing.ownPages, target });
      // Pictures are drawn on other threads, pages on this one.
      await writeShare({
        site,
        pages: drawing.ownPages,
        cards: drawing.cards,
        share: shareOf(context.content, site),
        description: context.headSay('introDescription'),
        originalOf: context.content.originalOf,
        drawings: project.drawings,
        target,
        cache: join(work.cache, 'og'),
      });
    },
  });
}

/** Other origins that browsers ask. */
function otherOrigins(hosts: Drawing['site']['hosts']): string[] {
  const origins = Object.values(hosts).flatMap((address) =>
    URL.canParse(address) ? new URL(address).origin : [],
  );
  return [...new Set(origins)];
}
