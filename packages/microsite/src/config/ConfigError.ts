/** A fault in a field of a config, with its remedy. */
export type Complaint = {
  /** `languages[1]`; empty when the fault is in the whole file. */
  field: string;
  /** Sentences, the remedy last. */
  words: string;
};

/** An invalid config. The command line prints its message, one line a fault, without a stack. */
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
