import type { DeckCard, Section, StoryGroup, Topic } from '@tamarack-lowe/content-model';

/** The story that stands for its group on a slide. Photo and address come from this one record. */
export type PickedStory = Pick<DeckCard, 'slug' | 'label' | 'author' | 'media' | 'picture'> & {
  section: Section;
  topic: Topic;
};

/**
 * One story for every group that has several. Stories marked `single` are never picked. `random` answers 0 (included)
 * to 1 (excluded); without it the first story is taken, as on the built page.
 */
export function pickStories(
  section: Section,
  groups: readonly StoryGroup[],
  random: () => number = () => 0,
): PickedStory[] {
  return groups.flatMap(({ topic, stories }) => {
    const several = stories.filter((story) => !story.single);
    const picked = several[Math.min(Math.floor(random() * several.length), several.length - 1)];
    if (!picked || several.length < 2) return [];
    const { slug, label, author, media, picture } = picked;
    return [{ section, topic, slug, label, author, media, picture }];
  });
}
