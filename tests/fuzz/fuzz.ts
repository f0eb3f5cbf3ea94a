import fc from 'fast-check';

/** End of one case. */
export type Ending = {
  /** Status of a response; 200 where there is none, 500 where something broke. */
  status: number;
  /** Something from outside the built folder was read, or an address of the sender was believed. Default: false. */
  outside?: boolean;
  /** Another thing that must not happen, in words. */
  wrong?: string | undefined;
};

/** Something that gets input of strangers. */
export type Target<Case> = {
  name: string;
  /** Cases of a whole run. */
  cases: number;
  arbitrary: fc.Arbitrary<Case>;
  /** Most processor time of one case, ms. Time on the clock would depend on what else the machine does. Default: 200. */
  limitMs?: number;
  /** Starts what is tested. */
  open: () => Promise<{ run: (each: Case) => Promise<Ending>; close: () => Promise<void> }>;
};

export type Row = {
  name: string;
  cases: number;
  /** Responses with a status from 500 on, and errors. */
  failed: number;
  outside: number;
  /** Cases over the limit of time. */
  slow: number;
  /** Processor time of the median and of the slowest case, ms. */
  medianMs: number;
  slowestMs: number;
  /** The first cases that must not be, in words. */
  issues: string[];
};

const LIMIT_MS = 200;
/** A slow case runs again: once it may meet a garbage collection. */
const REPEATS = 3;
const SEED = 42;
const SHOWN_ISSUES = 5;

/** Runs a share of the cases of a target, always the same ones. */
export async function fuzz<Case>(target: Target<Case>, share = 1): Promise<Row> {
  const numRuns = Math.ceil(target.cases * share);
  const cases = fc.sample(target.arbitrary, { seed: SEED, numRuns });
  const { limitMs = LIMIT_MS } = target;
  const { run, close } = await target.open();
  const row: Row = {
    name: target.name,
    cases: numRuns,
    failed: 0,
    outside: 0,
    slow: 0,
    medianMs: 0,
    slowestMs: 0,
    issues: [],
  };
  const note = (what: string, each: Case) => {
    if (row.issues.length < SHOWN_ISSUES) row.issues.push(`${what}: ${fc.stringify(each).slice(0, 600)}`);
  };
  const times: number[] = [];
  try {
    // The first case loads code.
    if (cases[0] !== undefined) await timed(run, cases[0]);
    for (const each of cases) {
      const { ending, ms } = await timed(run, each);
      let least = ms;
      for (let again = 0; least > limitMs && again < REPEATS; again += 1)
        least = Math.min(least, (await timed(run, each)).ms);
      times.push(least);
      const isSlow = least > limitMs;
      if (ending.status >= 500) row.failed += 1;
      if (ending.outside) row.outside += 1;
      if (isSlow) row.slow += 1;
      if (ending.status >= 500) note(`status ${ending.status}`, each);
      if (ending.outside) note('outside', each);
      if (isSlow) note(`${Math.round(least)} ms`, each);
      if (ending.wrong !== undefined) note(ending.wrong, each);
    }
  } finally {
    await close();
  }
  const sorted = times.toSorted((a, b) => a - b);
  return { ...row, medianMs: sorted[sorted.length >> 1] ?? 0, slowestMs: sorted.at(-1) ?? 0 };
}

/** Runs a case, and measures what it takes of the processor, in all threads. An error ends it with status 500. */
async function timed<Case>(run: (each: Case) => Promise<Ending>, each: Case) {
  const before = process.cpuUsage();
  const ending = await run(each).catch(
    (error: unknown): Ending => ({
      status: 500,
      wrong: error instanceof Error ? error.message : String(error),
    }),
  );
  const { user, system } = process.cpuUsage(before);
  return { ending, ms: (user + system) / 1000 };
}

/** Returns the rows as a table, with a line for their sum. */
export function tableOf(rows: readonly Row[]): string {
  const sum = (pick: (row: Row) => number) => rows.reduce((total, row) => total + pick(row), 0);
  const lines = rows.map((row) => [
    row.name,
    row.cases,
    row.failed,
    row.outside,
    row.slow,
    `${row.medianMs.toFixed(1)} ms`,
    `${row.slowestMs.toFixed(0)} ms`,
  ]);
  const last = [
    'all',
    sum((row) => row.cases),
    sum((row) => row.failed),
    sum((row) => row.outside),
    sum((row) => row.slow),
    '',
    '',
  ];
  return [
    ['kind', 'cases', '5xx', 'outside', 'slow', 'median', 'slowest'],
    ['---', '--:', '--:', '--:', '--:', '--:', '--:'],
    ...lines,
    last,
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
