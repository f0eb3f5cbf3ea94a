import * as v from 'valibot';
import { assetKeySchema, daySchema, emailSchema, lines, nonEmptyList, text } from './fields.ts';
import type { SchemaMessage } from './issueMessages.ts';

const paragraphs = nonEmptyList(text(500));

/** The accessibility statement of a firm, `statement.json`: the firm's own words around the evidence of the packages. */
export const statementSchema = v.object({
  $schema: v.optional(v.string()),
  /** Short name for lists and links. */
  name: text(60),
  title: lines(110),
  lead: text(300),
  summary: v.pipe(text(170), v.minLength(50)),
  /** Picture of the share card. Default: the card of the site. */
  media: v.optional(assetKeySchema),
  /** What the firm aims at. */
  aim: v.object({ seal: lines(20), title: text(110), text: paragraphs }),
  /** How pages are checked. */
  checks: v.object({
    title: text(110),
    text: paragraphs,
    machine: text(300),
    reader: text(300),
    hand: text(300),
  }),
  /** Known gaps. The page adds those of the packages. */
  gaps: v.object({ title: text(110), lead: text(300), items: v.optional(v.array(text(400)), []) }),
  /** The person who answers questions. */
  person: v.object({ title: text(110), text: paragraphs, email: emailSchema, phone: v.optional(text(40)) }),
  /** Labels of the evidence. They are content, because only this page needs them. */
  labels: v.object({
    evidence: text(110),
    pages: text(80),
    components: text(80),
    subject: text(40),
    checks: text(60),
    machine: text(60),
    reader: text(60),
    hand: text(60),
    checked: v.pipe(text(60), v.includes('{date}', 'labelNeedsDate' satisfies SchemaMessage)),
    /** Replaces the day of a check whose code has changed since. */
    again: text(80),
    data: text(80),
  }),
  updated: daySchema,
});
export type Statement = v.InferOutput<typeof statementSchema>;
