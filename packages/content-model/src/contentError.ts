/** Text for an editor. `toString` returns it in French for a tag of French, otherwise in English. A plain text stays as it is. */
export type IssueText = {
  toString(language?: string): string;
  /** Kind of the issue, such as `broken-link`: the documentation has a page of each. Left out for a plain text. */
  readonly code?: string;
  /** Edit that certainly mends the content, for a button of an editor. Left out where somebody has to decide. */
  readonly remedy?: Remedy;
};

/** A value to write instead of another one: of a whole field, or of a word in a text, such as `{colleages}`. */
export type Remedy = { instead: string | number | boolean; write: string | number | boolean };

/** Issues of a piece of content, each with the file, the place and the remedy. The message is English, one issue a line. */
export class ContentError extends Error {
  readonly issues: readonly IssueText[];

  constructor(issues: readonly IssueText[]) {
    super(issues.join('\n'));
    this.name = 'ContentError';
    this.issues = issues;
  }
}
