import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from '@tamarack-lowe/content-model';
import type { Share } from '@tamarack-lowe/content-model/internal/content';
import type { Original } from '@tamarack-lowe/content-tools';
import { linkFile } from '@tamarack-lowe/prerender/internal/files';
import pLimit from 'p-limit';
import type { ShareCard } from '../../../routes/pages.server.ts';
import type { CardContent } from '../../../routes/route.ts';
import { sharePicturePath } from '../../../routes/shareCards.server.ts';
import { contentHash, hashOf } from '../../hashes.ts';
import type { MissingPictures } from '../media.ts';
import type { CardTheme } from './cardTheme.ts';

/** The share cards of a site in one language. */
type SiteCards = {
  site: Pick<Site, 'brand' | 'languages' | 'paths'>;
  cards: readonly ShareCard[];
  /** The word on the name ring and the line in gold, facts filled in. */
  share: Pick<Share, 'ring' | 'careers'>;
  /** File of the logo, SVG of 274 × 80 px. */
  logo: string;
};

type Options = {
  sites: readonly SiteCards[];
  /** Returns the original of a picture, by its asset key. */
  originalOf: (key: string) => Original;
  theme: CardTheme;
  /** Folder of the new build. */
  target: string;
  /** Folder of the cards of earlier builds. */
  cache: string;
  /** Leaves out the cards that the cache does not have. Default: they are rendered. */
  cachedOnly?: boolean;
};

/** Cards that are rendered at the same time: Sharp works on other threads. */
const CONCURRENCY = 3;

/**
 * Writes the share card of every page to `og/` of the target folder, JPEG, 1200 × 630 px. Cards with the same pictures share
 * their background, in all languages. Files are hard links to the cache, because thousands of copies would be gigabytes.
 * Removes cards that no page uses from the cache. Returns the cards that are left out.
 */
export async function writeShareCards(options: Options): Promise<MissingPictures> {
  const { sites, originalOf, theme, target, cache, cachedOnly = false } = options;
  const started = performance.now();
  await mkdir(cache, { recursive: true });
  const cached = new Set(await readdir(cache));
  const named = sites.flatMap(({ site, cards, share, logo }) => {
    const { ring, careers } = share;
    const code = contentHash(import.meta.dirname, logo);
    const nameOf = cardNames(JSON.stringify([code, theme, ring, careers]), originalOf);
    return cards.map((card) => {
      const address = decodeURIComponent(sharePicturePath(site, card.path));
      return { card, name: nameOf(card), ring, careers, logo, address };
    });
  });
  const missing = new Map(named.filter(({ name }) => !cached.has(name)).map((each) => [each.name, each]));
  const limit = pLimit(CONCURRENCY);

  const render = async (cards: Iterable<(typeof named)[number]>) => {
    // Satori is slow to load: a build that renders no card does not import it.
    const { renderCards } = await import('./renderCards.ts');
    await renderCards(cards, { originalOf, cache, theme, limit });
  };
  if (missing.size > 0 && !cachedOnly) await render(missing.values());

  const left = cachedOnly ? named.filter(({ name }) => missing.has(name)) : [];
  const placed = cachedOnly ? named.filter(({ name }) => !missing.has(name)) : named;
  await limit.map(placed, async ({ address, name }) => {
    const to = path.join(target, address);
    await mkdir(path.dirname(to), { recursive: true });
    linkFile(path.join(cache, name), to);
  });
  const used = new Set(named.map(({ name }) => name));
  for (const name of cached) if (!used.has(name)) await rm(path.join(cache, name));

  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.info(`Share cards: ${cachedOnly ? 0 : missing.size} of ${named.length} rendered, ${seconds} s`);
  return new Map(
    left.map((each) => [
      each.address,
      async () => {
        const file = path.join(cache, each.name);
        if (!existsSync(file)) await render([each]);
        return file;
      },
    ]),
  );
}

/**
 * Returns a function that names a card by the hash of everything that affects it: its text, its pictures, and `key` (code
 * and theme). Reads every picture once.
 */
function cardNames(key: string, originalOf: (key: string) => Original): (card: CardContent) => string {
  const hashes = new Map<string, string>();
  const hashOfPicture = (asset: string) => {
    const { file, focal } = originalOf(asset);
    const hash = hashes.get(asset) ?? hashOf(readFileSync(file)) + JSON.stringify(focal);
    hashes.set(asset, hash);
    return hash;
  };
  return ({ art, headline, note }) => {
    const pictures = ('photo' in art ? [art.photo] : art.portraits).map(hashOfPicture);
    return `${hashOf(JSON.stringify([key, art, pictures, headline, note]))}.jpg`;
  };
}
