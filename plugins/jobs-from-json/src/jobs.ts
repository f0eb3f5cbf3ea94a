import * as v from 'valibot';

const text = (most: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most));
const day = v.pipe(v.string(), v.isoDate());
const amount = v.pipe(v.number(), v.minValue(0.01));

const paySchema = v.pipe(
  v.object({
    from: amount,
    to: amount,
    /** ISO 4217: `CAD`. */
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
    per: v.picklist(['hour', 'week', 'month', 'year']),
  }),
  v.check(({ from, to }) => from <= to, '"from" is more than "to"'),
);

const jobSchema = v.object({
  id: v.union([
    text(100),
    v.pipe(
      v.number(),
      v.transform((id) => String(id)),
    ),
  ]),
  title: text(120),
  /** Pay range. Both ends are the same for a fixed pay. */
  pay: paySchema,
  /** True when a position is vacant, false when applications are collected for later. */
  vacancy: v.boolean(),
  /** Plain text: an empty line begins a paragraph. */
  description: text(10_000),
  /** Page of the job, with its form. */
  url: v.pipe(v.string(), v.url(), v.startsWith('https://')),
  posted: day,
  /** Last day of applications. */
  closes: v.optional(v.nullable(day)),
  city: v.optional(v.nullable(v.string()), ''),
  region: v.optional(v.nullable(v.string()), ''),
  /** ISO 3166: `CA`. Default: the country of the brand. */
  country: v.optional(v.nullable(v.string())),
  remote: v.optional(v.boolean(), false),
  /** As schema.org names it. Default: full time. */
  type: v.optional(
    v.picklist(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'OTHER']),
    'FULL_TIME',
  ),
});

/** A job as a feed has it. Pay range and vacancy are required: candidates must not have to ask for them. */
export type FeedJob = v.InferInput<typeof jobSchema>;

/** A job that the page lists. */
export type Job = v.InferOutput<typeof jobSchema>;

/** Most jobs that are read from a feed. */
const MAX_JOBS = 500;

type Options = {
  /** Day of the build, `YYYY-MM-DD`. */
  today: string;
  /** Receives a line for each job that is left out. */
  log: (line: string) => void;
};

/**
 * Reads the jobs of a feed: a list, or an object with a list `jobs`. Leaves out, with a line in the log, a job without pay range or
 * vacancy, one with another field that cannot be read, and one whose last day is over. Throws when the feed is not a list.
 */
export function parseJobs(json: unknown, { today, log }: Options): Job[] {
  const list = Array.isArray(json) ? json : listIn(json);
  if (list === null)
    throw new Error('The response is no list of jobs. Give "read", a function that makes one of this feed.');
  if (list.length > MAX_JOBS) log(`Of ${list.length} jobs, the first ${MAX_JOBS} are read.`);
  const seen = new Set<string>();
  return list.slice(0, MAX_JOBS).flatMap((entry: unknown, index): Job[] => {
    const result = v.safeParse(jobSchema, entry);
    const leaveOut = (why: string) => log(`${nameOf(entry, index)}: ${why}. The job is left out.`);
    if (!result.success) {
      leaveOut(wordsOf(result.issues[0]));
      return [];
    }
    const job = result.output;
    if (job.closes && job.closes < today) {
      leaveOut(`its last day, ${job.closes}, is over`);
      return [];
    }
    if (seen.has(job.id)) {
      leaveOut(`another job has the id ${job.id}`);
      return [];
    }
    seen.add(job.id);
    return [job];
  });
}

function listIn(json: unknown): unknown[] | null {
  return typeof json === 'object' && json !== null && 'jobs' in json && Array.isArray(json.jobs)
    ? json.jobs
    : null;
}

function nameOf(entry: unknown, index: number): string {
  const title = typeof entry === 'object' && entry !== null && 'title' in entry ? entry.title : null;
  return typeof title === 'string' && title !== '' ? `"${title.slice(0, 60)}"` : `job ${index + 1}`;
}

const REQUIRED: Readonly<Record<string, string>> = {
  pay: 'it has no pay range: write "pay": { "from": 52000, "to": 61000, "currency": "CAD", "per": "year" }',
  vacancy: 'it does not say if the position is vacant: write "vacancy": true or false',
};

function wordsOf({ path, message, received }: v.BaseIssue<unknown>): string {
  const keys = (path ?? []).map(({ key }) => String(key));
  const required = received === 'undefined' || received === 'null' ? REQUIRED[keys.join('.')] : undefined;
  return required ?? `"${keys.join('.')}": ${message}`;
}
