import { type Facts, fillFacts, mediaKey, type StoryCard } from '@tamarack-lowe/content-model';
import type { SourceStory } from './sources.ts';

/** The media key of somebody's portrait. */
export function portraitKey(name: string): string {
  return `people/${mediaKey(name)}`;
}

/** What lists, circles and neighbours need of a story. */
export function storyCard(story: SourceStory, facts: Facts): StoryCard {
  return {
    section: story.section,
    slug: story.slug,
    label: fillFacts(story.label, facts, story.slug),
    topic: story.topic,
    for: story.for,
    author: story.author.name,
    media: portraitKey(story.author.name),
    single: story.single,
  };
}
