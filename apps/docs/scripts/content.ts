/** `pnpm content`: writes the pages of the site as Markdown, for `astro dev` and for a look at them. */
import { makePages } from './pages.ts';
import { writeContent } from './writeContent.ts';

const site = makePages();
await writeContent(site);
console.info(`${site.pages.length} pages, ${site.pictures.length} pictures`);
