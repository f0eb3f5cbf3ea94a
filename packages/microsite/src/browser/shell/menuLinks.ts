import type { PageAddress } from '@tamarack-lowe/pages';
import type { MicrositeSite } from '../../site/SiteData.ts';
import { choiceHref, firstSection, secondSection } from '../../site/sections.ts';

/** Our own links of the main menu, and the one below them that stands out. */
export function menuLinks(site: MicrositeSite): { links: PageAddress[]; action: PageAddress | null } {
  const { paths, say } = site;
  const first = paths.section(firstSection(site).id);
  const second = secondSection(site);
  return {
    links: [
      { label: say('menuExperienced'), href: choiceHref(first, 'experienced') },
      { label: say('menuStudent'), href: choiceHref(first, 'student') },
      ...(paths.connect === null ? [] : [{ label: say('menuConnect'), href: paths.connect }]),
      ...(paths.campus === null ? [] : [{ label: say('campusResources'), href: paths.campus }]),
    ],
    action: second ? { label: say('learnHowWeRecruit'), href: paths.section(second.id) } : null,
  };
}
