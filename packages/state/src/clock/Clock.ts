/** The time the state goes by; tests pass one they can turn by hand. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `run` once, `ms` milliseconds from now (fractions allowed). Answers the way to prevent it. */
  after(ms: number, run: () => void): () => void;
};
