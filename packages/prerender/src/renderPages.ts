import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { type SiteLocation, shortHash, type ViteAssets, writeAsset } from './assets.ts';
import type { PageCache } from './cache.ts';
import { compressFile } from './compression.ts';
import type { FailureWords, PrehydrationSettings, PrerenderOptions } from './PrerenderOptions.ts';
import { type PageData, pageDataAddress } from './prehydration/pageData.ts';
import type { PageSheets } from './stylesheets.ts';

/** Pages in progress at once: while zlib's four threads compress some, this thread renders others. */
const AT_ONCE = 6;

type RenderContext = {
  built: ViteAssets;
  /** Returns the style sheets of pages that have these CSS chunks. */
  sheetsOf: (chunks?: readonly string[]) => PageSheets;
  /** Adds styles and script to a rendered page. */
  frame: ReturnType<typeof pageFrame>;
  cache: PageCache;
  /** Cache key of the settings that affect all pages. */
  key: string;
};

/**
 * Renders and compresses every page, and the page data beside it, that cannot be linked from the last build. Returns the
 * names of the files it compressed, relative to the root.
 */
export async function renderPages<Source>(
  location: SiteLocation,
  {
    addresses,
    read,
    render,
    cacheKey,
    file,
    shared,
    failureWords,
    compressFast = () => false,
  }: PrerenderOptions<Source>,
  { built, sheetsOf, frame, cache, key }: RenderContext,
): Promise<Set<string>> {
  const { root } = location;
  const sharedAddresses = new Map<object, string>();
  /** Writes shared data once and returns its address. */
  function addressOf(value: object): string {
    const address = sharedAddresses.get(value) ?? writeAsset(location, 'common.json', JSON.stringify(value));
    sharedAddresses.set(value, address);
    return address;
  }
  const compressed = new Set<string>();
  await pLimit(AT_ONCE).map(addresses, async (address) => {
    const source = read(address);
    if (source === null) throw new Error(`No page to render at ${address}: "read" returned null.`);
    const { module, data, chunks } = file(source);
    const sheets = sheetsOf(chunks);
    const words = failureWords?.(source);
    const added = {
      scripts: built.scripts(module),
      build: built.version,
      ...(shared && { shared: addressOf(shared(source)) }),
    };
    const { deferred, noscript } = sheets;
    const ownKey = cacheKey?.(source);
    const inputs = [key, ownKey, source, added, deferred, noscript, words, compressFast(source)];
    if (ownKey !== undefined && cache.reuse(address, inputs)) return;
    const pageData: PageData = { ...data, ...added };
    const json = JSON.stringify(pageData);
    const dataAddress = `${pageDataAddress(address)}?${shortHash(json)}`;
    const texts = {
      [join(address, 'index.html')]: frame(dataAddress, await render(source), {
        sheets,
        ...(words && { words }),
      }),
      [pageDataAddress(address)]: json,
    };
    await mkdir(join(root, address), { recursive: true });
    for (const [name, text] of Object.entries(texts)) {
      const bytes = Buffer.from(text);
      await writeFile(join(root, name), bytes);
      await compressFile(join(root, name), bytes, compressFast(source) ? 8 : 11);
      compressed.add(name.slice(1));
    }
  });
  return compressed;
}

type FrameOptions = {
  /** Version of the build. */
  version: string;
  /** Inline script. */
  script: string;
  settings: PrehydrationSettings;
};

/**
 * Prepares what is added to every page: critical CSS, the link to the style sheet and the inline script. Returns a
 * function that adds it to the HTML of a page; `page` is the address of its page data.
 */
export function pageFrame({
  version,
  script,
  settings,
}: FrameOptions): (
  page: string,
  html: string,
  additions: { sheets: PageSheets; words?: FailureWords },
) => string {
  const { silence, ...defaultWords } = settings;
  const attributesOfSite = { build: version, silence: String(silence) };

  return (
    page,
    html,
    { sheets: { critical, deferred, noscript }, words: { failed, retry } = defaultWords },
  ) => {
    const data = dataAttributes({ page, ...attributesOfSite, sheet: deferred, failed, retry });
    const link = `<noscript><link rel="stylesheet" href="${noscript}"/></noscript>`;
    return html
      .replace('</head>', () => `<style>${critical(html)}</style>${link}</head>`)
      .replace('</body>', () => `<script${data}>${script}</script></body>`);
  };
}

function dataAttributes(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => ` data-${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
    .join('');
}
