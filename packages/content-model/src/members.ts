import type { Member, MemberSource } from './schema/member.ts';
import { mediaKey, slugOf } from './text/slugs.ts';
import type { VisitorType } from './visitorType.ts';

/**
 * A member as pages read it: slug and picture follow from the name, the text is split at empty lines and ends with the
 * closing line that all members share. Who does not say whom they look after looks after all of `types`.
 */
export function memberFrom(source: MemberSource, closingLine: string, types: readonly VisitorType[]): Member {
  const { $schema: _, text, recruits = types, ...rest } = source;
  const paragraphs = [...text.split(/\r?\n[^\S\n]*\r?\n/), closingLine];
  return {
    ...rest,
    recruits,
    slug: slugOf(source.name),
    media: `people/${mediaKey(source.name)}`,
    text: paragraphs.map((paragraph) => paragraph.trim()).filter((paragraph) => paragraph !== ''),
  };
}
