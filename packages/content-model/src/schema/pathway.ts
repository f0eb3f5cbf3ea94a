import * as v from 'valibot';
import { assetKeySchema, daySchema, lines, nonEmptyList, slugSchema, text, urlSchema } from './fields.ts';
import type { SchemaMessage } from './issueMessages.ts';

/** A month, `YYYY-MM`. */
const monthSchema: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'month' satisfies SchemaMessage),
);

const monthOfYear = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12));
/** Months of the year, 1 to 12. */
const monthsOfYear = nonEmptyList(monthOfYear);

const months = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120));

/** A stage of a program: a course, an examination, or experience at work. */
const stageSchema = v.object({
  id: slugSchema,
  name: text(60),
  /** Experience begins with the work and runs beside the other stages; these follow one another. */
  kind: v.picklist(['course', 'examination', 'experience']),
  text: text(400),
  /** Help of the firm in this stage. */
  ours: v.optional(text(400)),
  /** Months that it takes. */
  months,
  /** Months in provinces whose body asks for another number, by the id of the body. */
  monthsOf: v.optional(v.record(v.string(), months)),
  /** Months of the year in which it begins. Without them, in any month. */
  begins: v.optional(monthsOfYear),
  /** The first and the last month in which it begins. */
  first: v.optional(monthSchema),
  last: v.optional(monthSchema),
  /** The examination at its end, and the months of the year in which it is held. */
  examination: v.optional(v.object({ name: text(80), held: v.optional(monthsOfYear) })),
  /** Ids of stages that must be over before this one begins. */
  after: v.optional(nonEmptyList(slugSchema)),
});

/** A program that leads to the credential. */
const programSchema = v.object({
  id: slugSchema,
  name: text(80),
  /** Months of graduation that it is for. */
  from: v.optional(monthSchema),
  until: v.optional(monthSchema),
  /** Its last month. From the next month on, pages say `ended` in place of its stages. */
  ends: v.optional(monthSchema),
  ended: v.optional(text(300)),
  text: text(400),
  stages: nonEmptyList(stageSchema),
});

/** A body that decides who holds the credential. */
const bodySchema = v.object({ id: slugSchema, name: text(80), href: v.optional(urlSchema) });

const provinceSchema = v.object({
  id: slugSchema,
  name: text(60),
  /** Its name in a sentence: "in Ontario". */
  within: text(60),
  /** Id of the body that decides there. */
  body: slugSchema,
  /** School that teaches there. */
  school: text(160),
});

/** A season in which the firm recruits for those who graduate. */
const seasonSchema = v.object({
  id: slugSchema,
  name: text(60),
  /** Month of the year, 1 to 12. */
  month: monthOfYear,
  /** Months before graduation by which it comes at the latest. 0: it may be the month of graduation. */
  before: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(36)),
  /** True: it is for students, and pages leave it out once they have graduated. */
  studying: v.optional(v.boolean()),
  text: text(300),
});

/** A label with values that pages fill in. */
const labelWith = (...placeholders: string[]) =>
  v.pipe(
    text(200),
    v.check(
      (label) => placeholders.every((name) => label.includes(`{${name}}`)),
      'labelNeedsValues' satisfies SchemaMessage,
    ),
  );

/** Labels of the page. They are content, because only this page needs them. */
const labelsSchema = v.object({
  month: text(60),
  province: text(60),
  /** Option of a field in which nothing is chosen. */
  choose: text(60),
  clear: text(60),
  filters: text(80),
  /** Title of a plan: for a month and a province, or for a month alone. */
  chosen: labelWith('month', 'province'),
  chosenMonth: labelWith('month'),
  stages: text(60),
  /** A month, and a time of several months. */
  inMonth: labelWith('month'),
  fromTo: labelWith('from', 'to'),
  examination: labelWith('name', 'month'),
  /** Beside a stage that begins after the last month that is known, or would end after the program. */
  late: text(200),
  /** Months of experience with a mentor. */
  mentorMonths: labelWith('count'),
  /** Explains the count of months. */
  counted: text(400),
  ours: text(60),
  seasons: text(80),
  school: text(80),
  body: text(80),
  /** Titles of the two tables, and the first column of that of programs. */
  programs: text(110),
  provinces: text(110),
  stage: text(40),
  rule: text(60),
  /** Graduates that a program is for. */
  graduatesUntil: labelWith('month'),
  graduatesFrom: labelWith('month'),
  unknownMonth: labelWith('value'),
  unknownProvince: labelWith('value'),
  noScript: text(300),
});

/** Schema of `pathway.json`: programs that lead to a credential, by month of graduation and province. */
export const pathwaySchema = v.object({
  $schema: v.optional(v.string()),
  page: v.object({
    /** Short name for lists and links. */
    name: text(60),
    title: lines(110),
    lead: text(300),
    summary: v.pipe(text(170), v.minLength(50)),
    /** Picture of the share card. Default: the card of the site. */
    media: v.optional(assetKeySchema),
  }),
  /** Notice that the body decides, not this page. */
  decides: text(300),
  /** Earliest first. The last one is for every month of graduation that no other program covers. */
  programs: nonEmptyList(programSchema),
  bodies: nonEmptyList(bodySchema),
  provinces: nonEmptyList(provinceSchema),
  seasons: v.array(seasonSchema),
  /** Months of the year in which most graduate: pages offer these first. */
  graduations: monthsOfYear,
  labels: labelsSchema,
  updated: daySchema,
});

/** Programs that lead to a credential, by month of graduation and province. */
export type Pathway = v.InferOutput<typeof pathwaySchema>;
export type PathwayProgram = Pathway['programs'][number];
export type PathwayStage = PathwayProgram['stages'][number];
export type PathwaySeason = Pathway['seasons'][number];
