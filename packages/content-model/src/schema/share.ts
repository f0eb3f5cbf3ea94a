import * as v from 'valibot';
import { assetKeySchema, text } from './fields.ts';
import type { SchemaMessage } from './issueMessages.ts';

const portraits = v.strictTuple([assetKeySchema, assetKeySchema], 'twoPortraits' satisfies SchemaMessage);

/** Words and pictures of share cards, besides the title of their page. */
export const shareSchema = v.object({
  $schema: v.optional(v.string()),
  /** The word whose letters grow the ring. */
  ring: text(40),
  /** The line in gold. `{firm}` is the short name of the firm. */
  careers: v.pipe(
    text(60),
    v.check(
      (words) => !/[{}]/.test(words.replaceAll('{firm}', '')),
      'firmPlaceholder' satisfies SchemaMessage,
    ),
  ),
  /** Asset keys of the two people on the ring. */
  portraits,
  /** The two people on the card of the talent team. Default: the first two members who are not on the ring. */
  team: v.optional(portraits),
});
export type Share = v.InferOutput<typeof shareSchema>;
