import type { DeckCircle, DeckSlide } from '@tamarack-lowe/content-model';
import type { PickedStory } from './pickStories.ts';

/** The slides with the picked story in every circle that stands for a group: its photo and its address. */
export function applyPicks(slides: readonly DeckSlide[], picks: readonly PickedStory[]): DeckSlide[] {
  return slides.map((slide) => ({
    ...slide,
    circles: slide.circles.map((circle) => applyPick(circle, picks)),
  }));
}

function applyPick(circle: DeckCircle, picks: readonly PickedStory[]): DeckCircle {
  const pick = picks.find(({ topic }) => topic === circle.topic);
  if (!pick) return circle;
  const film = circle.film && circle.story.id === pick.slug;
  return { ...circle, media: pick.media, picture: pick.picture, story: { id: pick.slug }, film };
}
