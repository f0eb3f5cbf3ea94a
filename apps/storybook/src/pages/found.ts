/** A page without its content would be an empty example: the build says so instead. */
export function found<Content>(content: Content | null | undefined): Content {
  if (content === null || content === undefined) {
    throw new Error(
      'A page of Storybook names content that is gone. Name another story or recording in readContent.ts.',
    );
  }
  return content;
}
