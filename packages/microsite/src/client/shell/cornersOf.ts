import type { SiteVisitorType } from '@tamarack-lowe/content-model';
import type { FrameHeaderProps } from '@tamarack-lowe/pages/frame';
import type { MicrositeSite } from '../../site/SiteData.ts';
import { firstSection, secondSection } from '../../site/sections.ts';

const LABELS = { campus: 'campusResources', connect: 'connectWithUs' } as const;

/** The buttons in the corner of the page at a path; null where there are none: on all but slides of some sections. */
export function cornersOf(site: MicrositeSite, path: string): FrameHeaderProps['corners'] {
  const { brand, paths, say } = site;
  const place = paths.read(path);
  if (place.kind !== 'slides' || place.index === 0) return null;
  if (!brand.sections.find(({ id }) => id === place.section)?.corners) return null;
  const second = secondSection(site);
  const cornerOf = ({ corner }: SiteVisitorType) => {
    const href = corner && paths[corner];
    return href ? { label: say(LABELS[corner]), href } : null;
  };
  return {
    of: Object.fromEntries(site.visitorTypes.map((type) => [type.id, cornerOf(type)])),
    all:
      second && second !== firstSection(site)
        ? { label: say('learnHowWeRecruit'), href: paths.section(second.id) }
        : null,
  };
}
