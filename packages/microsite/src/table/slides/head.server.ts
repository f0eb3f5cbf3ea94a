import { FOOTER_ID } from '@tamarack-lowe/pages/frame';
import { introCrumb, sectionCrumb } from '../head/crumbs.ts';
import type { HeadEntry } from '../head/HeadEntry.ts';
import { pageHead } from '../head/pageHead.ts';
import { breadcrumbs } from '../head/structured-data/breadcrumbs.ts';
import type { PageContext } from '../PageContext.ts';
import { slideAt } from './slideAt.ts';

/**
 * The words of a slide stand in the middle of the window: browsers that know it paint them once all of them are there,
 * not when half of them are. A slide is one flight of packets. The element expected is there with its start tag, so it is
 * the one behind the page.
 */
const PAINTED_WHOLE: HeadEntry = { rel: 'expect', href: `#${FOOTER_ID}`, blocking: 'render' };

/** The head of a slide; an alias has that of its slide. Nothing a slide tells machines refers to the firm. */
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
