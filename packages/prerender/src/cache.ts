import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { builtFiles, linkFile, sameContent, sha256 } from './files.ts';
import type { PrerenderOptions } from './PrerenderOptions.ts';
import { pageDataAddress } from './prehydration/pageData.ts';
import { type PageWeight, type PageWeights, withoutSlash } from './weights.ts';

/** Name of the cache index, beside the folder of the site. */
export const CACHE_FILE = 'page-cache.json';

/** Hash of everything that a page was rendered from, and its weight. */
type CachedPage = { key: string; weight: PageWeight };

/** Version of this package, which renders and compresses, and the pages by address. */
type CacheIndex = { version: string; pages: Record<string, CachedPage> };

/** Extensions of compressed files. */
const COMPRESSED = ['.br', '.gz'];

export type PageCache = ReturnType<typeof openCache>;

/**
 * Opens the pages of the last build, in `root`, as a cache for the next build, in `folder`. If the inputs of a page did not
 * change, its files are linked into the new folder.
 */
export function openCache(root: string, folder: string) {
  const read = <T>(name: string): Partial<T> => {
    const file = join(dirname(root), name);
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  };
  const version = packageVersion();
  const last = read<CacheIndex>(CACHE_FILE);
  const lastPages = last.version === version && last.pages ? last.pages : {};
  const lastPolicies = read<Record<string, string>>('csp.json');
  const keys = new Map<string, string>();
  /** Weights by address without a slash at the end, as in the index. */
  const weights = new Map<string, PageWeight>();
  const policies = new Map<string, string>();
  const linked = new Set<string>();

  /** Links the compressed forms of a text; small texts have none. */
  function linkCompressed(name: string): void {
    for (const extension of COMPRESSED)
      linkIfPresent(join(root, name + extension), join(folder, name + extension));
  }

  return {
    /** True when no earlier build has pages to reuse. */
    isEmpty: Object.keys(lastPages).length === 0,
    /** Links a page and its page data from the last build; returns false when the page must be rendered. */
    reuse(address: string, inputs: readonly unknown[]): boolean {
      const key = sha256([JSON.stringify(inputs)]);
      const id = withoutSlash(address);
      keys.set(id, key);
      const page = posix.join(address, 'index.html');
      const texts = [page, pageDataAddress(address)];
      const cached = lastPages[id];
      const policy = lastPolicies[page];
      const hasFiles = texts.every((name) => existsSync(join(root, name)));
      if (cached?.key !== key || policy === undefined || !hasFiles) return false;
      mkdirSync(join(folder, address), { recursive: true });
      for (const name of texts) {
        linkFile(join(root, name), join(folder, name));
        linkCompressed(name);
        linked.add(name.slice(1));
      }
      weights.set(id, cached.weight);
      policies.set(page, policy);
      return true;
    },
    /** Links the compressed forms of a text that did not change; returns false when it must be compressed. `name`: relative to the root. */
    isCompressed(name: string): boolean {
      if (linked.has(name)) return true;
      if (last.version !== version || !sameContent(join(folder, name), join(root, name))) return false;
      linkCompressed(name);
      return true;
    },
    /** Weights of reused pages by address. */
    weights: weights as ReadonlyMap<string, PageWeight>,
    /** Policies of reused pages by file. */
    policies: policies as ReadonlyMap<string, string>,
    /** Cache index for the next build, as JSON. */
    toJson: (allWeights: PageWeights): string =>
      JSON.stringify({
        version,
        pages: Object.fromEntries(
          [...keys].map(([address, key]) => [address, { key, weight: allWeights[address] }]),
        ),
      }),
  };
}

/** Links without checking first: `existsSync` would double the disk accesses for thousands of files. */
function linkIfPresent(from: string, to: string): void {
  try {
    linkFile(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** Cache key of the settings that affect all pages; `more`: texts that are not among the options. */
export function settingsKey<Source>(
  { critical, prehydration, policy }: PrerenderOptions<Source>,
  more: readonly string[],
): string {
  const settings = JSON.stringify([critical, prehydration, policy, more], (_, value) =>
    value instanceof RegExp ? String(value) : value,
  );
  return sha256([packageVersion(), settings]);
}

/** Hash of this package's code, its dependency versions and the Node version, which compresses. */
function packageVersion(): string {
  const files = [join(import.meta.dirname, '../package.json'), ...builtFiles(import.meta.dirname)];
  const code = files.flatMap((file) => [`${relative(import.meta.dirname, file)}\n`, readFileSync(file)]);
  return sha256([process.version, ...code], 'hex').slice(0, 16);
}
