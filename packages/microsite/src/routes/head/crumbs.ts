import type { PageContext } from '../PageContext.ts';
import type { Crumb } from './structured-data/breadcrumbs.ts';

/** The first page, as the first breadcrumb of pages outside the slides. */
export function startCrumb({ site }: PageContext): Crumb {
  return { name: site.brand.product, path: site.paths.intro };
}

/** The first page, as the first breadcrumb of slides and stories. */
export function introCrumb({ site, headSay }: PageContext): Crumb {
  return { name: headSay('introPageTitle'), path: site.paths.intro };
}

/** A section of slides. */
export function sectionCrumb({ site }: PageContext, section: string): Crumb {
  const name = site.brand.sections.find(({ id }) => id === section)?.name ?? site.brand.product;
  return { name, path: site.paths.section(section) };
}

/** The resources page, as the breadcrumb of pages below it; empty on sites without that page. */
export function campusCrumbs({ site }: PageContext): Crumb[] {
  const { campus } = site.paths;
  return campus === null ? [] : [{ name: site.say('campusTitle'), path: campus }];
}
