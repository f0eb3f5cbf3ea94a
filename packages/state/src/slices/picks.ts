import type { DeckCard, DeckCircle, DeckSet, DeckSlide } from '@tamarack-lowe/content-model';

/** The story that represents its group on a slide. Photo and address come from this one record. */
export type PickedStory = DeckCard;

/**
 * Picks one story for every group with several. `turn` counts choices, so that each story of a group has its turn; stories
 * marked `single` have none.
 */
export function pickStories({ groups }: Pick<DeckSet, 'groups'>, turn: number): PickedStory[] {
  return groups.flatMap(({ stories }) => {
    const candidates = stories.filter(({ single }) => !single);
    return candidates.length > 1 ? (candidates[turn % candidates.length] ?? []) : [];
  });
}

/**
 * Puts the photo and the address of the picked story into every circle of its group. If that story has a circle of its own, the
 * replaced story moves there, so that no story and no face is in a deck twice. The slide `kept` stays as it is, and its stories
 * are picked for no other slide.
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
    if (pick) return withStory(circle, pick);
    const taken = picks.find(({ slug }) => slug === circle.story.id)?.topic;
    const id = taken && others.find(({ topic }) => topic === taken)?.story.id;
    const replaced = id !== circle.story.id && cards.find(({ slug }) => slug === id);
    if (!replaced) return circle;
    const { mobileText, ...rest } = withStory(circle, replaced);
    return { ...rest, text: replaced.label };
  }

  return slides.map((slide, place) =>
    place === kept ? slide : { ...slide, circles: slide.circles.map(withPick) },
  );
}

function withStory(circle: DeckCircle, { slug, media, picture }: PickedStory): DeckCircle {
  return { ...circle, media, picture, story: { id: slug }, film: circle.film && circle.story.id === slug };
}
