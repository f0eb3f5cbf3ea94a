/** The story that an index without upper bound stands for: after the last comes the first. Null without stories. */
export function storyAt<Story>(stories: readonly Story[], index: number): Story | null {
  return stories[index % stories.length] ?? null;
}
