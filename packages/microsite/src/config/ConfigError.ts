/** An issue of a field of a config, with its remedy. */
export type Complaint = {
  /** `languages[1]`; empty when it is about the whole file. */
  field: string;
  /** Sentences, the remedy last. */
  words: string;
};

/** A config that cannot be followed. The message is what the command line prints: a line a complaint, no stack. */
export class ConfigError extends Error {
  readonly file: string;
  readonly complaints: readonly Complaint[];

  constructor(file: string, complaints: readonly Complaint[]) {
    super(
      complaints.map(({ field, words }) => `${file}${field === '' ? '' : `, ${field}`}: ${words}`).join('\n'),
    );
    this.name = 'ConfigError';
    this.file = file;
    this.complaints = complaints;
  }
}
