import { ofVisitorType, type Picture, type VisitorType } from '@tamarack-lowe/content-model';
import { byType } from '../../site/byType.ts';
import type { PageContext } from '../PageContext.ts';
import { deckOf } from '../slides/deckOf.ts';

/** The pictures of the choices, such as the same place at two hours of the day. */
export type IntroPage = { pictures: Record<VisitorType, Picture> };

/** Reads the picture behind each choice: the brand's, else that of the largest circle of the first slide. */
export function readIntroPage({ site, content }: PageContext): IntroPage {
  const { intro } = site.brand.pictures;
  const [first] = site.brand.sections;
  const pictureFor = (type: VisitorType): Picture => {
    const own = intro && ofVisitorType(intro, type);
    if (own) return content.pictureOf(own, 'brand, pictures of intro');
    const circles = first ? (deckOf(site, first.id, type).slides[0]?.circles ?? []) : [];
    const circle = circles.find(({ size }) => size === 'xl') ?? circles[0];
    if (!circle) throw new Error('There is no slide yet, so the first page has nothing to lead to. Add one.');
    return circle.picture;
  };
  return { pictures: byType(site, pictureFor) };
}
