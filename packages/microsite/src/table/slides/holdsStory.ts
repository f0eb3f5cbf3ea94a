import type { DeckSlide, StoryCard } from '@tamarack-lowe/content-model';

/** Whether one of the circles of a slide stands for this story, by itself or for all stories of its topic. */
export function holdsStory(slide: DeckSlide, { slug, topic }: Pick<StoryCard, 'slug' | 'topic'>): boolean {
  return slide.circles.some((circle) => circle.story.id === slug || circle.topic === topic);
}
