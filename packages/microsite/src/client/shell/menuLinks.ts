import type { PageAddress } from '@tamarack-lowe/pages';
import type { MicrositeSite } from '../../site/SiteData.ts';
import { choiceHref, firstSection, secondSection } from '../../site/sections.ts';

/** Our own links of the main menu, and the one below them that stands out. */
export function menuLinks(site: MicrositeSite): { links: PageAddress[]; action: PageAddress | null } {
  const { paths, say, visitorTypes } = site;
  const section = firstSection(site);
  const first = paths.section(section.id);
  const second = secondSection(site);
  // Whom a visitor is taken for comes last: who opens the menu to choose is one of the others.
  const choices =
    visitorTypes.length === 1
      ? [{ label: section.name, href: first }]
      : [...visitorTypes]
          .reverse()
          .map(({ id, menu }) => ({ label: menu, href: choiceHref(site, first, id) }));
  return {
    links: [
      ...choices,
      ...(paths.connect === null ? [] : [{ label: say('menuConnect'), href: paths.connect }]),
      ...(paths.campus === null ? [] : [{ label: say('campusResources'), href: paths.campus }]),
    ],
    action: second ? { label: say('learnHowWeRecruit'), href: paths.section(second.id) } : null,
  };
}
