import * as v from 'valibot';
import { dayAfter } from '../events.ts';
import { assetKeySchema, byVisitorType, daySchema, lines, nonEmptyList, slugSchema, text } from './fields.ts';
import type { SchemaMessage } from './issueMessages.ts';
import type { VisitorType } from './taxonomy.ts';

const wholeNumber = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least));

/** A promise to candidates, with the record of its last check. */
const promiseSchema = v.object({
  id: slugSchema,
  promise: text(200),
  /** Measure by which the firm knows that it keeps the promise. */
  measure: text(240),
  /** Result of the last check. */
  found: v.optional(text(240)),
  /** Day of the last check. */
  checked: daySchema,
  /** Role that checked. */
  by: text(80),
  /** Number of days that a check holds. */
  holdsDays: wholeNumber(1),
  /** What candidates can rely on once the check has lapsed. */
  lapsed: text(240),
});
/** A promise to candidates. */
export type HiringPromise = v.InferOutput<typeof promiseSchema>;

/** Decisions of machines in a step. Each text is a sentence, because lists join them. */
const machineSchema = v.object({
  does: text(200),
  /** Person who decides. */
  decides: text(200),
  /** Grounds of the decision. */
  ground: text(200),
  /** How to ask for a person. */
  person: text(200),
  checked: daySchema,
});

/** A page of the site that this file describes. */
const pageSchema = v.object({
  /** Short name for lists and links. */
  name: text(60),
  title: lines(110),
  lead: text(300),
  summary: v.pipe(text(170), v.minLength(50)),
  /** Picture of the share card. Default: the card of the site. */
  media: v.optional(assetKeySchema),
});

/** A label with a value that pages fill in. */
const labelWith = (placeholder: string, message: SchemaMessage) =>
  v.pipe(text(160), v.includes(`{${placeholder}}`, message));
const labelWithDate = labelWith('date', 'labelNeedsDate');

/** Labels of the two pages. They are content, because only these pages need them. */
const labelsSchema = v.object({
  /** The day of the first step. */
  start: text(30),
  day: labelWith('day', 'labelNeedsDay'),
  steps: text(60),
  meet: text(60),
  hear: text(60),
  asks: text(60),
  no: text(60),
  adjustment: text(60),
  does: text(60),
  decides: text(60),
  ground: text(60),
  person: text(60),
  measure: text(60),
  found: text(60),
  checked: labelWithDate,
  checkedBy: text(40),
  holds: labelWithDate,
  /** A step in the list of what machines do: `{step}`, the four sentences by name, `{checked}`. */
  machineItem: text(120),
  /** A promise in a list: `{promise}`, `{checked}`. */
  promiseItem: text(120),
  /** Replaces the day of a check that has lapsed. */
  again: text(60),
  /** Link to the same records as JSON. */
  data: text(80),
  /** Links from each of the two pages to the other. */
  toPromises: text(80),
  toHiring: text(80),
});

/** The reminder for a calendar: "I should have heard". */
const reminderSchema = v.object({
  title: text(80),
  text: text(300),
  /** Label of the choice between steps, and of the day. */
  step: text(60),
  day: text(60),
  /** Last day to hear. */
  until: labelWithDate,
  button: text(60),
  /** For visitors without scripts: how to count. */
  noScript: text(300),
  /** Title and text of the calendar entry. */
  entry: text(120),
  entryText: v.pipe(text(400), v.includes('{date}', 'labelNeedsDate' satisfies SchemaMessage)),
  /** Name of the file, without its ending. */
  file: slugSchema,
});

/** A law about postings and candidates, and what the firm does. */
const lawSchema = v.object({
  title: text(110),
  text: nonEmptyList(text(600)),
  duties: nonEmptyList(v.object({ name: text(60), text: text(300), ours: text(300) })),
  /** Labels of the two texts of a duty. */
  says: text(60),
  does: text(60),
  source: text(200),
  asOf: daySchema,
});

/**
 * Makes the schema of `hiring.json`: how hiring goes in time, the promises to candidates, and what machines do. With
 * `types`, a text for each visitor type names these.
 */
export function hiringSchemaFor(types?: readonly VisitorType[]) {
  const words = byVisitorType(text(400), types);
  const day = wholeNumber(0);
  const days = types
    ? v.object(Object.fromEntries(types.map((type) => [type, day])))
    : v.record(v.string(), day);
  const stepSchema = v.object({
    id: slugSchema,
    name: text(40),
    /** Usual day of its end, counted from the application: one number, or one for each visitor type. */
    day: v.union(
      [day, days as v.GenericSchema<Record<VisitorType, number>>],
      'byVisitorType' satisfies SchemaMessage,
    ),
    text: words,
    /** People that a candidate meets. */
    meet: words,
    /** News that a candidate gets, and by when. */
    hear: words,
    /** Questions that interviewers ask. */
    asks: words,
    /** Next steps of a candidate after a rejection. */
    no: words,
    /** How to ask for an adjustment. */
    adjustment: words,
    /** Id of the promise that covers it. */
    promise: v.optional(slugSchema),
    /**
     * Working days from the end of this step within which a candidate hears, for the reminder, and the name of the step in
     * its list.
     */
    answer: v.optional(v.object({ days: wholeNumber(1), label: text(60) })),
    machine: machineSchema,
  });
  return v.object({
    $schema: v.optional(v.string()),
    pages: v.object({ hiring: pageSchema, promises: pageSchema }),
    steps: nonEmptyList(stepSchema),
    reminder: v.optional(reminderSchema),
    promises: nonEmptyList(promiseSchema),
    machines: v.object({
      title: text(110),
      lead: text(400),
      /** Role that checks what machines do, and the number of days that a check holds. */
      by: text(80),
      holdsDays: wholeNumber(1),
    }),
    law: v.optional(lawSchema),
    labels: labelsSchema,
    updated: daySchema,
  });
}

/** How a firm hires: steps in time, promises, machines. */
export type Hiring = v.InferOutput<ReturnType<typeof hiringSchemaFor>>;
export type HiringStep = Hiring['steps'][number];

/** Last day on which a check holds, `YYYY-MM-DD`. */
export function checkHoldsUntil({
  checked,
  holdsDays,
}: Pick<HiringPromise, 'checked' | 'holdsDays'>): string {
  return dayAfter(checked, holdsDays);
}

/** Returns whether a check no longer holds on a day (`YYYY-MM-DD`): pages then say that it is being made again. */
export function hasLapsed(check: Pick<HiringPromise, 'checked' | 'holdsDays'>, today: string): boolean {
  return today > checkHoldsUntil(check);
}
