/**
 * What is wrong with a piece of content, in an editor's words. The message holds one complaint per line, each with the
 * file, the block and the remedy.
 */
export class ContentError extends Error {
  readonly complaints: readonly string[];

  constructor(complaints: readonly string[]) {
    super(complaints.join('\n'));
    this.name = 'ContentError';
    this.complaints = complaints;
  }
}
