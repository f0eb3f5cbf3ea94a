import type { DeckCircle } from '@tamarack-lowe/content-model';
import type { CircleItem } from '@tamarack-lowe/ui/circle-field';

/** Makes the address of what a circle leads to: a story, or a film on this slide. */
export type CircleHref = (story: DeckCircle['story']) => string;

type CircleItems = {
  circles: readonly DeckCircle[];
  /** Addresses of the stories opened during this visit. */
  opened: ReadonlySet<string>;
  hrefOf: CircleHref;
};

/** Circles of the deck as the kit draws them: each a link, to a story or to a film on this slide. */
export function circleItems({ circles, opened, hrefOf }: CircleItems): CircleItem[] {
  return circles.map((circle, index) => {
    const { story, text, mobileText, picture, size, desktop, tablet, mobile, film } = circle;
    const href = hrefOf(story);
    return {
      key: `${index}-${href}`,
      text,
      mobileText,
      picture,
      size,
      desktop,
      tablet,
      mobile,
      href,
      film,
      visited: opened.has(href),
    };
  });
}
