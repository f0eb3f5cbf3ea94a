import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Browser } from 'playwright-core';
import { parseSitemap } from 'sitemap';
import { auditPage } from './auditPage.ts';
import { walkSite } from './walkSite.ts';

/** Pages that are open at once: while one waits for its pictures, another is looked at. */
const AT_ONCE = 2;

type Audited = {
  browser: Browser;
  /** Where the built site is served. */
  origin: string;
  /** Where it stands there, with a slash at its end: nothing above it is asked for. */
  base: string;
  /** The folder that it is served from. */
  root: string;
};

/** What an audit found: the pages that it opened, the way that it walked, and what is wrong, a line each. */
export type Audit = { pages: number; way: readonly string[]; wrong: readonly string[] };

/** Opens every page that a built site lists, has axe look at it, and walks the site once as a visitor does. */
export async function auditSite({ browser, origin, base, root }: Audited): Promise<Audit> {
  const listed = await parseSitemap(createReadStream(join(root, base, 'sitemap.xml')));
  const paths = listed.map(({ url }) => new URL(url).pathname);
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const home = new URL(base, origin).href;
  const limit = pLimit(AT_ONCE);
  const audits = paths.map((path) =>
    limit(async () => {
      const found = await auditPage(context, new URL(path, origin).href, home);
      return found.map((words) => `${path}: ${words}`);
    }),
  );
  const wrong = (await Promise.all(audits)).flat();
  const walk = await walkSite({ page: await browser.newPage(), home, paths });
  return { pages: paths.length, way: walk.way, wrong: [...wrong, ...walk.wrong] };
}
