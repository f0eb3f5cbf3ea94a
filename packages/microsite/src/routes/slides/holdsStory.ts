import type { DeckSlide, StoryCard } from '@tamarack-lowe/content-model';

/** Returns true when a circle of the slide leads to this story, or to all stories of its topic. */
export function holdsStory(slide: DeckSlide, { slug, topic }: Pick<StoryCard, 'slug' | 'topic'>): boolean {
  return slide.circles.some((circle) => circle.story.id === slug || circle.topic === topic);
}
