import type { PageContext } from './PageContext.ts';
import { deckOf } from './slides/deckOf.ts';

/** The two people on the card of the site: from the content, else those of the first circles. */
export function sharePortraits({ site, content }: PageContext): [string, string] {
  const share = content.readShare();
  if (share) return share.portraits;
  const circles = site.brand.sections.flatMap(({ id }) =>
    site.visitorTypes.flatMap((type) => deckOf(site, id, type.id).slides.flatMap(({ circles }) => circles)),
  );
  const [first = '', second = first] = [...new Set(circles.map(({ media }) => media))];
  return [first, second];
}
