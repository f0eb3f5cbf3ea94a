import * as v from 'valibot';
import { daySchema, nonEmptyList, text } from './fields.ts';

/**
 * Uses of a person that need consent. `story`: they tell a story or sign a resource. `mention`: another's words name or
 * quote them. `picture`: a portrait or scene shows them. `film`: they speak in a film. `team`: they have a page of the
 * talent team.
 */
export const CONSENT_USES = ['story', 'mention', 'picture', 'film', 'team'] as const;
export type ConsentUse = (typeof CONSENT_USES)[number];

const pageSchema = v.object({ section: text(60), id: text(120) });

/** Deleted files of a person: the site still answers at their addresses. */
const deletedSchema = v.object({
  /** Their stories. `slugs`: slugs that differ from that of the source, by language. `near`: slug of the story that was next. */
  stories: v.optional(
    v.array(
      v.object({
        ...pageSchema.entries,
        slugs: v.optional(v.record(v.string(), text(120)), {}),
        near: v.optional(text(120)),
      }),
    ),
    [],
  ),
  /** Slug of their page of the talent team. */
  member: v.optional(text(120)),
  /** Asset keys of deleted pictures and films. */
  media: v.optional(v.array(text(120)), []),
});
export type DeletedFiles = v.InferOutput<typeof deletedSchema>;

/** Consent of one person. */
const consentSchema = v.object({
  /** Asset key of the portrait without its folder: `Amara_Osei`. It is the person's name in every file. */
  person: text(80),
  /** Uses that the person agreed to. */
  uses: nonEmptyList(v.picklist(CONSENT_USES)),
  /** Languages they agreed to, as `messages.<language>.json` names them. */
  languages: nonEmptyList(text(35)),
  /** Last day of the consent. The build of the next day leaves the person out. */
  until: daySchema,
  /** Other words by which texts name them, such as a nickname. */
  alsoNamed: v.optional(nonEmptyList(text(80))),
  /** The day from which builds leave the person out: `microsite content withdraw` writes it. */
  withdrawn: v.optional(daySchema),
  /** Files that `withdraw --delete` has deleted. */
  deleted: v.optional(deletedSchema),
});
export type Consent = v.InferOutput<typeof consentSchema>;

/** Consents of the people in stories, pictures, films and the talent team, `consents.json`. */
export const consentsSchema = v.object({
  $schema: v.optional(v.string()),
  people: nonEmptyList(consentSchema),
});
export type Consents = v.InferOutput<typeof consentsSchema>;

/** Returns whether builds of a day, `YYYY-MM-DD`, leave a person out: withdrawn by then, or past the end of the consent. */
export function isDeparted(
  { until, withdrawn }: Pick<Consent, 'until' | 'withdrawn'>,
  today: string,
): boolean {
  return until < today || (withdrawn !== undefined && withdrawn <= today);
}

/** Returns the day that is a number of days after a day, both `YYYY-MM-DD`. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
