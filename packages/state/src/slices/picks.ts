import type { DeckCircle, DeckSet, DeckSlide } from '@tamarack-lowe/content-model';
import type { PickedStory } from '../section/pickStories.ts';

/**
 * The slides with the picked story in every circle that stands for a group: its photo and its address. Where that story
 * has a circle of its own, the one it takes the place of moves there, so that no story and no face is in a deck twice. The
 * slide `kept` stays as it is, and what is on it is picked for no other.
 */
export function applyPicks(
  { slides, groups }: DeckSet,
  all: readonly PickedStory[],
  kept?: number,
): DeckSlide[] {
  const cards = groups.flatMap(({ stories }) => stories);
  const picks = all.filter(({ slug }) => !slides[kept ?? -1]?.circles.some(({ story }) => story.id === slug));
  const others = slides.filter((_slide, place) => place !== kept).flatMap(({ circles }) => circles);

  function withPick(circle: DeckCircle): DeckCircle {
    const pick = picks.find(({ topic }) => topic === circle.topic);
    if (pick) return showing(circle, pick);
    const taken = picks.find(({ slug }) => slug === circle.story.id)?.topic;
    const id = taken && others.find(({ topic }) => topic === taken)?.story.id;
    const moved = id !== circle.story.id && cards.find(({ slug }) => slug === id);
    if (!moved) return circle;
    const { mobileText, ...rest } = showing(circle, moved);
    return { ...rest, text: moved.label };
  }

  return slides.map((slide, place) =>
    place === kept ? slide : { ...slide, circles: slide.circles.map(withPick) },
  );
}

function showing(circle: DeckCircle, { slug, media, picture }: PickedStory): DeckCircle {
  return { ...circle, media, picture, story: { id: slug }, film: circle.film && circle.story.id === slug };
}
