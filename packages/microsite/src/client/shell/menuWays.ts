import { toLines, type VisitorType } from '@tamarack-lowe/content-model';
import type { FrameMenuProps } from '@tamarack-lowe/pages/frame';
import type { MicrositeSite } from '../../site/SiteData.ts';
import { deckOf } from '../../table/slides/deckOf.ts';

/** The slides of every section for a visitor type, by their short names; the one at a path is the current one. */
export function menuWays(site: MicrositeSite, type: VisitorType, path: string): FrameMenuProps['ways'] {
  const place = site.paths.read(path);
  return site.brand.sections.map(({ id, name }) => ({
    label: name,
    stops: deckOf(site, id, type).slides.map(({ label, title, path }, index) => ({
      label: label ?? toLines(title).join(' '),
      href: path,
      current: place.kind === 'slides' && place.section === id && place.index === index,
    })),
  }));
}
