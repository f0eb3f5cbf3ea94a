import type { DeckCard, DeckSet, Topic } from '@tamarack-lowe/content-model';

/** The story that stands for its group on a slide. Photo and address come from this one record. */
export type PickedStory = Pick<DeckCard, 'slug' | 'label' | 'author' | 'media' | 'picture'> & {
  section: string;
  topic: Topic;
};

/**
 * One story for every group that has several. Stories marked `single` are never picked, nor, while there is another,
 * those that a circle of their own leads to on a slide that shows the group. `random` answers 0 (included) to 1
 * (excluded); without it the first story is taken, as on the built page.
 */
export function pickStories(
  section: string,
  { groups, slides }: DeckSet,
  random: () => number = () => 0,
): PickedStory[] {
  return groups.flatMap(({ topic, stories }) => {
    const several = stories.filter((story) => !story.single);
    const beside = shownBeside(topic, slides);
    const free = several.filter(({ slug }) => !beside.has(slug));
    const choice = free.length > 0 ? free : several;
    const picked = choice[Math.min(Math.floor(random() * choice.length), choice.length - 1)];
    if (!picked || several.length < 2) return [];
    const { slug, label, author, media, picture } = picked;
    return [{ section, topic, slug, label, author, media, picture }];
  });
}

/** Slugs of the stories that other circles lead to on the slides that show a topic. */
function shownBeside(topic: Topic, slides: DeckSet['slides']): Set<string> {
  const circles = slides
    .map((slide) => slide.circles)
    .filter((circles) => circles.some((circle) => circle.topic === topic))
    .flat();
  return new Set(
    circles.flatMap((circle) => (circle.topic === undefined && 'id' in circle.story ? circle.story.id : [])),
  );
}
