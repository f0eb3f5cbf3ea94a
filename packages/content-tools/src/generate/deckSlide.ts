import {
  type Circle,
  type DeckCircle,
  type DeckSlide,
  resolveReference,
  type Slide,
} from '@tamarack-lowe/content-model';
import { collectComplaints } from '../files/issues.ts';
import type { Pictures } from '../media/createPictures.ts';
import type { SourceStory } from '../read/sources.ts';
import { circlePicture } from './circlePicture.ts';

/** What circles may lead to: the stories of their section, and what old references mean now. */
export type CircleTargets = {
  stories: readonly Pick<SourceStory, 'slug' | 'theme'>[];
  oldReferences: Readonly<Record<string, string>>;
};

/** A slide as the site draws it: pictures found, references resolved. `where` names the slide in complaints. */
export function deckSlide(
  slide: Slide,
  where: string,
  { stories, oldReferences }: CircleTargets,
  pictures: Pick<Pictures, 'pictureOf'>,
): DeckSlide {
  const slugs = new Set(stories.map((story) => story.slug));

  function deckCircle(circle: Circle, index: number): DeckCircle {
    const { story } = circle;
    const picture = circlePicture(pictures, circle.media, `${where}, circle ${index + 1}`);
    if ('video' in story) return { ...circle, picture, film: true };
    const id = resolveReference(story.id, slugs, oldReferences) ?? story.id;
    const theme = stories.find((candidate) => candidate.slug === id)?.theme;
    // A group circle changes its story when one is picked, so it never promises a film.
    const film = theme === 'video--single' && circle.topic === undefined;
    return { ...circle, story: { id }, picture, film };
  }

  const circles = collectComplaints([...slide.circles.entries()], ([index, circle]) =>
    deckCircle(circle, index),
  );
  return { ...slide, circles };
}
