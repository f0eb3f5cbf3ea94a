import type { DeckCard, DeckCircle, DeckSet, DeckSlide } from '@tamarack-lowe/content-model';

/** The story that represents its group on a slide. Photo and address come from this one record. */
export type PickedStory = DeckCard;

/**
 * Picks one story for every group with several. `turn` counts choices: the first one picks the story that the group's circle
 * was written with, so that the slides are those of the built page, and the next choices pick the other stories of the group
 * in turn. Stories marked `single` are never picked.
 */
export function pickStories({ slides, groups }: DeckSet, turn: number): PickedStory[] {
  const written = slides.flatMap(({ circles }) => circles);
  return groups.flatMap(({ topic, stories }) => {
    const candidates = stories.filter(({ single }) => !single);
    if (candidates.length < 2) return [];
    const id = written.find((circle) => circle.topic === topic)?.story.id;
    const first = Math.max(
      0,
      candidates.findIndex(({ slug }) => slug === id),
    );
    return candidates[(first + Math.max(0, turn - 1)) % candidates.length] ?? [];
  });
}

/**
 * Puts the photo and the address of the picked story into every circle of its group. If that story has a circle of its own, the
 * replaced story moves there, so that no story and no face is in a deck twice.
 */
export function applyPicks({ slides, groups }: DeckSet, picks: readonly PickedStory[]): DeckSlide[] {
  const cards = groups.flatMap(({ stories }) => stories);
  const written = slides.flatMap(({ circles }) => circles);

  function withPick(circle: DeckCircle): DeckCircle {
    const pick = picks.find(({ topic }) => topic === circle.topic);
    if (pick) return withStory(circle, pick);
    const pickedTopic = picks.find(({ slug }) => slug === circle.story.id)?.topic;
    const id = pickedTopic && written.find(({ topic }) => topic === pickedTopic)?.story.id;
    const replaced = id !== circle.story.id && cards.find(({ slug }) => slug === id);
    if (!replaced) return circle;
    const { mobileText, ...rest } = withStory(circle, replaced);
    return { ...rest, text: replaced.label };
  }

  return slides.map((slide) => ({ ...slide, circles: slide.circles.map(withPick) }));
}

function withStory(circle: DeckCircle, { slug, media, picture }: PickedStory): DeckCircle {
  return { ...circle, media, picture, story: { id: slug }, film: circle.film && circle.story.id === slug };
}
