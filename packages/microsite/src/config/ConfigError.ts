/** A mistake in a field of a config, with its remedy. */
export type Issue = {
  /** `languages[1]`; empty when the mistake is in the whole file. */
  field: string;
  /** Sentences, the remedy last. */
  words: string;
};

/** An invalid config. The command line prints its message, a line for each issue, without a stack. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly file: string;
  readonly issues: readonly Issue[];

  constructor(file: string, issues: readonly Issue[]) {
    super(
      issues.map(({ field, words }) => `${file}${field === '' ? '' : `, ${field}`}: ${words}`).join('\n'),
    );
    this.file = file;
    this.issues = issues;
  }
}
