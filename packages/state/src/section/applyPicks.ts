import type { DeckCircle, DeckSet, DeckSlide } from '@tamarack-lowe/content-model';
import type { PickedStory } from './pickStories.ts';

/**
 * The slides with the picked story in every circle that stands for a group: its photo and its address. Where that story
 * has a circle of its own on the slide, the one it takes the place of moves there, so that no story is on a slide twice.
 */
export function applyPicks({ slides, groups }: DeckSet, picks: readonly PickedStory[]): DeckSlide[] {
  const cards = groups.flatMap(({ stories }) => stories);
  return slides.map((slide) => ({
    ...slide,
    circles: slide.circles.map((circle) => {
      const pick = picks.find(({ topic }) => topic === circle.topic);
      if (pick) return showing(circle, pick);
      const taken = picks.find(({ slug }) => slug === circle.story.id)?.topic;
      const id = taken && slide.circles.find(({ topic }) => topic === taken)?.story.id;
      const moved = id !== circle.story.id && cards.find(({ slug }) => slug === id);
      if (!moved) return circle;
      const { mobileText, ...rest } = showing(circle, moved);
      return { ...rest, text: moved.label };
    }),
  }));
}

function showing(circle: DeckCircle, { slug, media, picture }: PickedStory): DeckCircle {
  return { ...circle, media, picture, story: { id: slug }, film: circle.film && circle.story.id === slug };
}
