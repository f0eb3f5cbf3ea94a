import { type Picture, VISITOR_TYPES, type VisitorType } from '@tamarack-lowe/content-model';
import type { PageContext } from '../PageContext.ts';
import { deckOf } from '../slides/deckOf.ts';

/** The pictures of the two choices: the same place at two hours of the day. */
export type IntroPage = { pictures: Record<VisitorType, Picture> };

/** What the brand shows behind the choices; else the largest circle of the first slide. */
export function readIntroPage({ site, content }: PageContext): IntroPage {
  const { intro } = site.brand.pictures;
  const [first] = site.brand.sections;
  const pictureFor = (type: VisitorType): Picture => {
    if (intro) return content.pictureOf(intro[type], 'brand, pictures of intro');
    const circles = first ? (deckOf(site, first.id)[type].slides[0]?.circles ?? []) : [];
    const circle = circles.find(({ size }) => size === 'xl') ?? circles[0];
    if (!circle) throw new Error('There is no slide yet, so the first page has nothing to lead to. Add one.');
    return circle.picture;
  };
  const [student, experienced] = VISITOR_TYPES.map(pictureFor) as [Picture, Picture];
  return { pictures: { student, experienced } };
}
