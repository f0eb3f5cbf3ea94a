import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { PageWeight } from './budgets/weigherOf.ts';
import type { PageWeights } from './budgets/weighPages.ts';
import { areSame } from './files/areSame.ts';
import { linkFile } from './kept/linkFile.ts';
import { ownStamp } from './ownStamp.ts';
import { withoutSlash } from './page/withoutSlash.ts';
import { pageDataAddress } from './prehydration/pageData.ts';

/** What a build leaves for the next one, beside the folder of the site. */
export const KEPT_FILE = 'kept.json';

/** A word for all that a page was made from, and what it weighs. */
type KeptPage = { key: string; weight: PageWeight };

/** Who packed the texts of a build, and its pages by their addresses. */
type KeptBuild = { by: string; pages: Record<string, KeptPage> };

/** The forms in which a text lies packed beside it. */
const PACKED = ['.br', '.gz'];

/**
 * Opens the pages of the last build, which lies in `root`, for the next one, which is made in `folder`. A page that is made
 * from the same is the same: its files get a second name there.
 */
export function openKept(root: string, folder: string) {
  const read = <T>(name: string): Partial<T> => {
    const file = join(dirname(root), name);
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  };
  const by = ownStamp();
  const last = read<KeptBuild>(KEPT_FILE);
  const lastPages = last.by === by && last.pages ? last.pages : {};
  const lastPolicies = read<Record<string, string>>('csp.json');
  const keys = new Map<string, string>();
  /** By addresses without a slash at the end, as the list of the last build is. */
  const weights = new Map<string, PageWeight>();
  const policies = new Map<string, string>();
  const packed = new Set<string>();

  /** Small texts have no packed forms. */
  function linkPacked(name: string): void {
    for (const form of PACKED) linkWhereThere(join(root, name + form), join(folder, name + form));
  }

  return {
    /** Takes a page and the file beside it from the last build, packed; false when they have to be made. */
    take(address: string, madeFrom: readonly unknown[]): boolean {
      const key = createHash('sha256').update(JSON.stringify(madeFrom)).digest('base64url');
      const plain = withoutSlash(address);
      keys.set(plain, key);
      const page = posix.join(address, 'index.html');
      const texts = [page, pageDataAddress(address)];
      const kept = lastPages[plain];
      const policy = lastPolicies[page];
      const isThere = texts.every((name) => existsSync(join(root, name)));
      if (kept?.key !== key || policy === undefined || !isThere) return false;
      mkdirSync(join(folder, address), { recursive: true });
      for (const name of texts) {
        linkFile(join(root, name), join(folder, name));
        linkPacked(name);
        packed.add(name.slice(1));
      }
      weights.set(plain, kept.weight);
      policies.set(page, policy);
      return true;
    },
    /** Whether a text, by its name from the root, has the packed forms of the last build: one that is the same takes them. */
    isPacked(name: string): boolean {
      if (packed.has(name)) return true;
      if (last.by !== by || !areSame(join(folder, name), join(root, name))) return false;
      linkPacked(name);
      return true;
    },
    /** Of the pages that were taken: weights by address, policies by file. */
    weights: weights as ReadonlyMap<string, PageWeight>,
    policies: policies as ReadonlyMap<string, string>,
    /** What is left for the next build, as JSON. */
    leave: (weighed: PageWeights): string =>
      JSON.stringify({
        by,
        pages: Object.fromEntries(
          [...keys].map(([address, key]) => [address, { key, weight: weighed[address] }]),
        ),
      }),
  };
}

/** Asked first, a disk would be asked twice for each of thousands. */
function linkWhereThere(from: string, to: string): void {
  try {
    linkFile(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
export type Kept = ReturnType<typeof openKept>;
