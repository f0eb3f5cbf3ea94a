import * as v from 'valibot';
import { text } from './fields.ts';

/** A word that a language has of its own, and what nobody should read in its place. */
export const termSchema = v.object({
  /** May hold several, for one to choose from: "auditrice, auditeur". */
  say: text('the word to say', 80),
  not: v.pipe(
    v.array(text('the word that is not said', 80)),
    v.minLength(1, 'Write what is said in its place by mistake.'),
  ),
});
export type Term = v.InferOutput<typeof termSchema>;

/** The terms of each language, by its name in `messages.<language>.json`. */
export const glossarySchema = v.objectWithRest(
  {
    $schema: v.optional(v.string()),
    /** Names and words that are the same in every language: nobody left them in the language of the source. */
    same: v.optional(v.array(text('the word', 120)), []),
  },
  v.array(termSchema),
);
export type Glossary = v.InferOutput<typeof glossarySchema>;
