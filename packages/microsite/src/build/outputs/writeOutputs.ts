import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeDocuments } from '@tamarack-lowe/content-tools/internal/media';
import type { LoadedConfig } from '../../config/loadConfig.ts';
import type { RouteFile } from '../../routes/route.ts';
import { shareOf } from '../../routes/shareCards.server.ts';
import { baseOf } from '../../site/paths.ts';
import type { BrandDrawings } from '../render/brandDrawings.ts';
import type { Project } from '../render/readProject.ts';
import type { Renderers } from '../render/renderers.ts';
import type { WorkFolders } from '../workFolders.ts';
import { writeCalendars } from './calendars.ts';
import { copyMedia, type MissingPictures, type RenderedMedia } from './media.ts';
import { writePacks } from './packs.ts';
import { openTranslations, writeGonePages, writePageList, writeRedirects } from './redirects.ts';
import { writeSecurityTxt } from './securityTxt.ts';
import { type CardTheme, cardTheme } from './share-cards/cardTheme.ts';
import { writeShareCards } from './share-cards/shareCards.ts';
import { writeSitemap } from './sitemap.ts';
import { writeIcons, writeManifest } from './webManifest.ts';

type Options = {
  config: LoadedConfig;
  work: WorkFolders;
  renderers: Renderers;
  /** Drawings of the brand, one per language. */
  drawings: Project['drawings'];
  /** Folder of pictures and films, which are being rendered. */
  media: Promise<RenderedMedia>;
  /** Leaves out the share cards that would have to be rendered. */
  cachedOnly: boolean;
  /** Folder of the new build. */
  target: string;
};

/**
 * Writes every file of a site that is not a page: assets, media, calendars, redirects, sitemap, manifests, icons, share cards. Returns
 * the pictures and share cards that are left out.
 */
export async function writeOutputs(options: Options): Promise<MissingPictures> {
  const { config, work, renderers, media, target } = options;
  const { base, contentFolder, languages } = config;
  const home = join(target, base);
  const [icons] = options.drawings;
  if (!icons) throw new Error('A site needs a language.');
  const shared = { ...options, icons, theme: cardTheme(config) };
  if (existsSync(work.assets)) cpSync(work.assets, join(home, 'assets'), { recursive: true });
  // Pictures and share cards are rendered on other threads while this one lays out documents.
  const [rendered, missingCards] = await Promise.all([media, writeCards(shared), writeTexts(shared)]);
  copyMedia(rendered.folder, home);
  const { today } = renderers.first.context;
  await writeDocuments({ folder: contentFolder, languages, base, today, out: join(home, 'media') });
  return new Map([...rendered.missing, ...missingCards]);
}

/** Options of texts and share cards, with the drawings of the first language and the theme. */
type Shared = Options & { icons: BrandDrawings; theme: CardTheme };

function writeCards(options: Shared): Promise<MissingPictures> {
  const { work, renderers, drawings, icons, theme, target, cachedOnly } = options;
  const { all, first } = renderers;
  return writeShareCards({
    sites: all.map(({ site, cards, context }, index) => ({
      site,
      cards,
      share: shareOf(context.content, site),
      logo: (drawings[index] ?? icons).fileOf('logo-night'),
    })),
    originalOf: first.context.content.originalOf,
    theme,
    target,
    cache: join(work.cache, 'og'),
    cachedOnly,
  });
}

async function writeTexts({ config, work, renderers, icons, theme, target }: Shared): Promise<void> {
  const { all, first } = renderers;
  const translations = openTranslations(all);
  for (const renderer of all) {
    const { site, context } = renderer;
    const { today } = first.context;
    writeRouteFiles(renderer.files(), target);
    writeCalendars({ site, events: context.events, today, target });
    await writePacks({ context, content: config.contentFolder, cache: join(work.cache, 'packs'), target });
    await writePageList({ renderer, translations, target });
  }
  await writeSecurityTxt(join(target, config.base), config);
  await writeRedirects({ sites: all, target });
  await writeGonePages({ sites: all, target });
  const { colours } = theme;
  await writeIcons({ drawings: icons, target: join(target, baseOf(first.site)), colours });
  for (const { site, context } of all) {
    const description = context.headSay('introDescription');
    await writeManifest({ site, description, target, colours });
  }
  await writeSitemap({
    sites: all.map(({ site, context, publicPages }) => ({
      site,
      pages: publicPages,
      alternates: context.alternates,
    })),
    target,
  });
}

/** Writes the files beside the pages of routes, such as search indexes, feeds and calendars. */
function writeRouteFiles(files: readonly RouteFile[], target: string): void {
  for (const { path, text } of files) {
    const file = join(target, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
