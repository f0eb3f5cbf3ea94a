import type { StoryTheme } from './schema/story.ts';

/** The pictures that a story opens with, which are in the window as its page comes: the first, or both of two. */
export function openingImages<Image>(story: { theme: StoryTheme; images: readonly Image[] }): Image[] {
  return story.images.slice(0, story.theme === 'two-photo' ? 2 : 1);
}
