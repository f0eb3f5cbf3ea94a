import { about } from '../head/about.ts';
import { introCrumb, sectionCrumb } from '../head/crumbs.ts';
import type { HeadEntry } from '../head/HeadEntry.ts';
import { pageHead } from '../head/pageHead.ts';
import type { PageContext } from '../PageContext.ts';
import { slideAt } from './slideAt.ts';

/** The head of a slide; an alias has that of its slide. */
export function slideHead(context: PageContext, path: string): HeadEntry[] {
  const { site } = context;
  const { section, slide, title } = slideAt(site, path);
  const here = { name: title, path: slide.path };
  const first = site.paths.canonical(slide.path) === site.paths.section(section);
  const way = first ? [here] : [sectionCrumb(context, section), here];
  return [
    ...pageHead(site, { title, description: slide.description, path: slide.path }),
    about(site, [introCrumb(context), ...way]),
  ];
}
