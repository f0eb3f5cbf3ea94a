import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { ViteAssets } from './assets.ts';
import type { Kept } from './cache.ts';
import { packText } from './compression.ts';
import type { PrerenderOptions } from './PrerenderOptions.ts';
import { hashOf } from './page/hashOf.ts';
import type { pageFrame } from './page/pageFrame.ts';
import { type SitePlace, writeAsset } from './page/writeAsset.ts';
import { type PageData, pageDataAddress } from './prehydration/pageData.ts';
import type { PageSheets } from './stylesheets.ts';

/** Pages under way at once: while some are packed, by zlib's four threads, this one draws others. */
const AT_ONCE = 6;

type Around = {
  built: ViteAssets;
  /** The styles of pages with these parts of the style sheet. */
  sheetsOf: (parts?: readonly string[]) => PageSheets;
  /** Puts around a drawing what belongs to its page. */
  frame: ReturnType<typeof pageFrame>;
  /** The pages of the last build. */
  kept: Kept;
  /** A word that changes with what all pages are made with. */
  stamp: string;
};

/**
 * Draws every page and the file beside it that the last build has not made from the same, and packs them. Gives their
 * names, from the root.
 */
export async function drawPages<Source>(
  place: SitePlace,
  {
    addresses,
    read,
    draw,
    drawnBy,
    file,
    shared,
    earlyWords,
    isLight = () => false,
  }: PrerenderOptions<Source>,
  { built, sheetsOf, frame, kept, stamp }: Around,
): Promise<Set<string>> {
  const { root } = place;
  const sharedAddresses = new Map<object, string>();
  /** Writes what a page shares with others, once. */
  function addressOf(value: object): string {
    const address = sharedAddresses.get(value) ?? writeAsset(place, 'common.json', JSON.stringify(value));
    sharedAddresses.set(value, address);
    return address;
  }
  const packed = new Set<string>();
  await pLimit(AT_ONCE).map(addresses, async (address) => {
    const source = read(address);
    if (source === null) throw new Error(`There is nothing to draw at ${address}.`);
    const { module, data, parts } = file(source);
    const sheets = sheetsOf(parts);
    const words = earlyWords?.(source);
    const told = {
      scripts: built.scripts(module),
      build: built.version,
      ...(shared && { shared: addressOf(shared(source)) }),
    };
    const { late, bare } = sheets;
    const by = drawnBy?.(source);
    if (by !== undefined && kept.take(address, [stamp, by, source, told, late, bare, words, isLight(source)]))
      return;
    const beside: PageData = { ...data, ...told };
    const text = JSON.stringify(beside);
    const page = `${pageDataAddress(address)}?${hashOf(text)}`;
    const texts = {
      [join(address, 'index.html')]: frame(page, await draw(source), { sheets, ...(words && { words }) }),
      [pageDataAddress(address)]: text,
    };
    await mkdir(join(root, address), { recursive: true });
    for (const [name, text] of Object.entries(texts)) {
      const bytes = Buffer.from(text);
      await writeFile(join(root, name), bytes);
      await packText(join(root, name), bytes, isLight(source) ? 8 : 11);
      packed.add(name.slice(1));
    }
  });
  return packed;
}
