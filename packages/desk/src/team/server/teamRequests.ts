import * as v from 'valibot';
import { MOST_DAYS } from '../access/links.ts';
import type { ActionRequest, Agreement, NewComment, NewLink, NewProposal } from '../teamProtocol.ts';

/** Schemas of the bodies of a team's requests. Unknown keys are refused. */

const line = (most: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most), v.regex(/^\P{Cc}*$/u));
const part = v.union([
  v.pipe(v.string(), v.maxLength(300)),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
]);
const file = v.pipe(v.string(), v.minLength(1), v.maxLength(300));
const language = v.pipe(v.string(), v.maxLength(35));

export const newProposalSchema: v.GenericSchema<NewProposal> = v.strictObject({ title: line(120) });
export const commentSchema: v.GenericSchema<NewComment> = v.strictObject({
  file,
  path: v.pipe(v.array(part), v.maxLength(40)),
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4000)),
});
export const emptySchema = v.strictObject({});
export const settleSchema = v.strictObject({ isDone: v.boolean() });
export const linkSchema: v.GenericSchema<NewLink> = v.strictObject({
  item: file,
  language,
  person: v.pipe(v.string(), v.trim(), v.maxLength(120), v.regex(/^\P{Cc}*$/u)),
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_DAYS)),
});
export const agreementSchema: v.GenericSchema<Agreement> = v.strictObject({ name: line(120) });
export const actionSchema: v.GenericSchema<ActionRequest> = v.strictObject({
  day: v.optional(v.pipe(v.string(), v.maxLength(10))),
  time: v.optional(v.pipe(v.string(), v.maxLength(5))),
  zone: v.optional(v.pipe(v.string(), v.maxLength(60))),
  first: v.optional(language),
});
