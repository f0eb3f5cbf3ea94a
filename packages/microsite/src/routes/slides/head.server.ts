import { FOOTER_ID } from '@tamarack-lowe/pages/frame';
import { introCrumb, sectionCrumb } from '../head/crumbs.ts';
import type { HeadEntry } from '../head/HeadEntry.ts';
import { pageHead } from '../head.server.ts';
import { breadcrumbs } from '../head/structured-data/breadcrumbs.ts';
import type { PageContext } from '../PageContext.ts';
import { slideAt } from './slideAt.ts';

/**
 * Blocks rendering until the footer is parsed, in browsers that support `rel="expect"`, so that the words in the middle
 * of the window appear at once and not by halves. A slide fits into one flight of packets. An expected element counts
 * as there with its start tag, so it is the one after the page.
 */
const PAINTED_WHOLE: HeadEntry = { rel: 'expect', href: `#${FOOTER_ID}`, blocking: 'render' };

/** The head of a slide; an alias has that of its slide. Structured data of slides does not refer to the firm. */
export function slideHead(context: PageContext, path: string): HeadEntry[] {
  const { site } = context;
  const { section, slide, title } = slideAt(site, path);
  const here = { name: title, path: slide.path };
  const first = site.paths.canonical(slide.path) === site.paths.section(section);
  const way = first ? [here] : [sectionCrumb(context, section), here];
  return [
    ...pageHead(site, { title, description: slide.description, path: slide.path }),
    PAINTED_WHOLE,
    { things: [breadcrumbs([introCrumb(context), ...way], site)] },
  ];
}
