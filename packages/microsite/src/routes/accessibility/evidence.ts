/** Text of the packages by primary language. The first language serves readers of all others. */
export type Words = Readonly<Record<string, string>>;

/** A way to check: an automatic one, a screen reader, or somebody who looks and presses. */
export type Check = {
  by: 'machine' | 'reader' | 'hand';
  /** Program, version, or what was done. */
  with: Words;
  /** Success criteria of WCAG 2.2 that it tests. */
  criteria: readonly string[];
};

/** A check of a subject. */
export type EvidenceRow = {
  /** Name of the check. */
  check: string;
  /** Criteria, where they are fewer than those of the check. */
  criteria?: readonly string[];
  result: 'passes' | 'partly';
  /** The shortcoming, with `partly`. */
  note?: Words;
  /** Day of the check, `YYYY-MM-DD`. */
  checked: string;
  /** Hash of the sources that were checked. */
  source: string;
  /** The sources have changed since, and the check has not been made again. */
  stale?: true;
};

/** A component, or a route. */
export type Subject = {
  id: string;
  name: Words;
  /** Folders of its sources in the repository. */
  sources: readonly string[];
  /** Checks that are made of it. One without a row has not been made yet. */
  checks: readonly string[];
  rows: readonly EvidenceRow[];
};

/** `accessibility.json` of a package. */
export type Evidence = { checks: Readonly<Record<string, Check>>; subjects: readonly Subject[] };
