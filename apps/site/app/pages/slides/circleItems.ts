import { type DeckCircle, type Section, storyPath } from '@tamarack-lowe/content-model';
import type { CircleItem } from '@tamarack-lowe/ui/circle-field';

type CircleItems = {
  section: Section;
  circles: readonly DeckCircle[];
  /** Addresses of the stories opened during this visit. */
  opened: ReadonlySet<string>;
};

/** Circles of the deck as the kit draws them: each a link, to a story or to a film on this slide. */
export function circleItems({ section, circles, opened }: CircleItems): CircleItem[] {
  return circles.map((circle, index) => {
    const { story, text, mobileText, picture, size, desktop, tablet, mobile, film } = circle;
    const href = 'video' in story ? `?play=${story.video}` : storyPath(section, story.id);
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
