import * as v from 'valibot';
import { nonEmptyList, text } from './fields.ts';

/** One person of the firm, as stories and captions may speak of them. */
const personSchema = v.object({
  name: text(80),
  /** Id of a grade, for those who have one. */
  grade: v.optional(text(60)),
  /** Id of a team. */
  team: v.optional(text(60)),
  city: text(60),
  /** Year in which this person joined the firm. */
  since: v.pipe(v.number(), v.integer(), v.minValue(1900)),
  /** Name of the person to whom this one reports. */
  reportsTo: v.optional(text(80)),
});
export type Person = v.InferOutput<typeof personSchema>;

/**
 * Sheet of people: grade, team and city of everybody that content names. The content check compares stories, captions
 * and members with it; pages do not read it.
 */
export const peopleSchema = v.object({
  $schema: v.optional(v.string()),
  /** Titles of each grade, by language as `messages.<language>.json` names it. A title may have several forms. */
  grades: v.record(v.string(), v.record(v.string(), nonEmptyList(text(80)))),
  /** Name of each team, by language. */
  teams: v.optional(v.record(v.string(), v.record(v.string(), text(80))), {}),
  /** Names of cities in other languages, where they differ from `city` of a person. */
  cities: v.optional(v.record(v.string(), v.record(v.string(), text(60))), {}),
  people: nonEmptyList(personSchema),
});
export type People = v.InferOutput<typeof peopleSchema>;
