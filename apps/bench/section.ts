/** Result of one measurement, as a section of docs/measurements/bench.md. */
export type Section = {
  title: string;
  /** One or two sentences: how it was measured. */
  note: string;
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
};
