import * as v from 'valibot';
import { nonEmptyList, text } from './fields.ts';

/** The right term in one language, and the wrong words that the content check looks for. */
export const termSchema = v.object({
  /** The term. It may list several: "auditrice, auditeur". */
  say: text(80),
  not: nonEmptyList(text(80)),
});
export type Term = v.InferOutput<typeof termSchema>;

/** Terms by language, as `messages.<language>.json` names it. */
export const glossarySchema = v.objectWithRest(
  {
    $schema: v.optional(v.string()),
    /** Names and words that are the same in every language, so that the check does not call them untranslated. */
    same: v.optional(v.array(text(120)), []),
  },
  v.array(termSchema),
);
export type Glossary = v.InferOutput<typeof glossarySchema>;
