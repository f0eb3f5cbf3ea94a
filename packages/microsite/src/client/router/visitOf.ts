import { documentTitle } from '@tamarack-lowe/content-model';
import type { MicrositeSite } from '../../site/SiteData.ts';
import type { PageFile } from './pageFile.ts';
import { createPages } from './pageLoader.ts';
import { createVisit, type Visit } from './router.ts';

type Opened = {
  /** The address that the page was built for. */
  builtFor: string;
  file: PageFile;
  /** The address in the bar. Default: the one the page was built for. */
  location?: { pathname: string; search: string; hash: string };
};

/** The visit of a site that begins on a page. */
export async function visitOf(site: MicrositeSite, { builtFor, file, location }: Opened): Promise<Visit> {
  const pages = createPages(site);
  return createVisit({
    loaded: await pages.withFile(builtFor, file),
    pages,
    failedTitle: documentTitle(site.brand, site.say('chunkFailed')),
    location: location ?? { pathname: builtFor },
  });
}
