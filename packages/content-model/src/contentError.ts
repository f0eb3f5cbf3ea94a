/** Issues of a piece of content, in words for its editor: one per line, each with the file, the block and the remedy. */
export class ContentError extends Error {
  readonly issues: readonly string[];

  constructor(issues: readonly string[]) {
    super(issues.join('\n'));
    this.name = 'ContentError';
    this.issues = issues;
  }
}
