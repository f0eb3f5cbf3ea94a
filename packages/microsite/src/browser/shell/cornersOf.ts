import { type SiteVisitorType, userTypeConfiguration } from '@tamarack-lowe/content-model';
import type { FrameHeaderProps } from '@tamarack-lowe/pages/frame';
import type { MicrositeSite } from '../../site/SiteData.ts';
import { firstSection, secondSection } from '../../site/sections.ts';

/** The buttons in the corner of the page at a path; null where there are none: on all but slides of some sections. */
export function cornersOf(site: MicrositeSite, path: string): FrameHeaderProps['corners'] {
  const { brand, paths, say } = site;
  const place = paths.read(path);
  if (place.kind !== 'slides' || place.index === 0) return null;
  if (!brand.sections.find(({ id }) => id === place.section)?.corners) return null;
  const second = secondSection(site);
  const cornerOf = (type: SiteVisitorType) => {
    const { eContent } = userTypeConfiguration(type);
    if (eContent === null) return null;
    const href = paths[eContent.page];
    return href === null ? null : { label: say(eContent.labelKey), href };
  };
  return {
    of: Object.fromEntries(site.visitorTypes.map((type) => [type.id, cornerOf(type)])),
    all:
      second && second !== firstSection(site)
        ? { label: say('learnHowWeRecruit'), href: paths.section(second.id) }
        : null,
  };
}
