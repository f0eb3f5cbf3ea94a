import type { Member, MemberSource } from './schema/member.ts';
import type { VisitorType } from './schema/taxonomy.ts';
import { assetKey, slugOf } from './text/slugs.ts';

/**
 * Makes a member as pages read it: slug and picture follow from the name, the text is split at empty lines, and the closing
 * line that all members share is added at its end. A member without `recruits` recruits all of `types`.
 */
export function memberFrom(source: MemberSource, closingLine: string, types: readonly VisitorType[]): Member {
  const { $schema: _, text, recruits = types, ...rest } = source;
  const paragraphs = [...text.split(/\r?\n[^\S\n]*\r?\n/), closingLine];
  return {
    ...rest,
    recruits,
    slug: slugOf(source.name),
    media: `people/${assetKey(source.name)}`,
    text: paragraphs.map((paragraph) => paragraph.trim()).filter((paragraph) => paragraph !== ''),
  };
}

/** Sorts members by slug. Slugs have no accents, so Élise is between Elena and Elsa whatever the browser's language. */
export function sortMembers<T extends { slug: string }>(members: readonly T[]): T[] {
  return members.toSorted((a, b) => (a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0));
}
