/** Returns content, and throws if it is missing: the example of a page would be empty. */
export function found<Content>(content: Content | null | undefined): Content {
  if (content === null || content === undefined) {
    throw new Error(
      'Storybook refers to content that does not exist. Choose another story or recording in readContent.ts.',
    );
  }
  return content;
}
