import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Browser } from 'playwright-core';
import { parseSitemap } from 'sitemap';
import { auditPage } from './auditPage.ts';
import { walkSite } from './walkSite.ts';

/** Pages that are open at once: while one loads its pictures, another is checked. */
const AT_ONCE = 2;

type Audited = {
  browser: Browser;
  /** Origin that serves the built site. */
  origin: string;
  /** Path of the site below its origin, with a slash at its end. The audit requests nothing above it. */
  base: string;
  /** The folder that it is served from. */
  root: string;
};

/** Result of an audit: the number of pages opened, the paths walked, and the faults, a line each. */
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
