import * as v from 'valibot';

/** Record of a proposal, beside its branch: a JSON file in the data folder. */
export type ProposalRecord = v.InferOutput<typeof recordSchema>;

const text = v.string();
const person = v.strictObject({ id: text, name: text, email: text });
const step = v.picklist([
  'created',
  'ask',
  'reopen',
  'approve',
  'schedule',
  'publish',
  'published-part',
  'take-back',
  'update',
  'tell',
  'agreed',
  'withdrew',
]);

const comment = v.strictObject({
  by: text,
  at: text,
  file: text,
  path: v.array(v.union([v.string(), v.number()])),
  text,
  isDone: v.boolean(),
});

const link = v.strictObject({
  id: text,
  item: text,
  language: text,
  person: text,
  until: text,
  /** `commit`: version that the person saw. */
  consent: v.nullable(v.strictObject({ name: text, at: text, commit: text })),
  /** Time at which the person took an agreement back; the link takes no other one. */
  withdrawnAt: v.optional(v.nullable(text), null),
});

const schedule = v.strictObject({
  day: text,
  time: text,
  zone: text,
  at: text,
  first: v.nullable(text),
  by: person,
  /** `tries`: attempts that failed. `next`: moment of the next one. */
  tries: v.number(),
  next: text,
});

const publication = v.strictObject({
  by: text,
  at: text,
  commit: text,
  first: v.nullable(text),
  step: v.picklist(['pushed', 'told', 'next-build', 'arrived', 'late']),
  isTakenBack: v.boolean(),
});

/** Failure: key of its words, and the values that fill them. */
const problem = v.strictObject({ key: text, values: v.record(v.string(), v.string()) });

export const recordSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]{6,32}$/)),
  title: text,
  state: v.picklist(['draft', 'review', 'approved', 'scheduled', 'published']),
  createdAt: text,
  /** Id of the member who began it. */
  createdBy: v.optional(text, ''),
  changedAt: text,
  /** Members who wrote in it, in the order in which they began. */
  authors: v.array(person),
  comments: v.array(comment),
  links: v.array(link),
  /** `commit`: version that was approved. */
  approval: v.nullable(v.strictObject({ by: text, at: text, commit: text })),
  schedule: v.nullable(schedule),
  publication: v.nullable(publication),
  /** Published commits that were not taken back, in their order. */
  commits: v.array(text),
  problem: v.nullable(problem),
  history: v.array(v.strictObject({ at: text, by: text, step })),
});
