/** Issues of a piece of content, in words for its editor: one per line, each with the file, the block and the remedy. */
export class ContentError extends Error {
  readonly complaints: readonly string[];

  constructor(complaints: readonly string[]) {
    super(complaints.join('\n'));
    this.name = 'ContentError';
    this.complaints = complaints;
  }
}
