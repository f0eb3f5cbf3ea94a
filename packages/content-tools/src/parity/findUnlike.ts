import type { Find } from './Finding.ts';
import { markupOf } from '../translations/markup.ts';
import type { Field } from './readPair.ts';

/** What a visitor would meet where words differ in this. */
const MEETS = {
  placeholders: 'visitors would miss what is filled in, or read the braces',
  links: 'visitors would be led somewhere else',
  tags: 'words would lose their emphasis, or gain one',
} as const;
const KINDS = ['placeholders', 'links', 'tags'] as const;

const listed = (parts: readonly string[]) => parts.join(' ') || 'none';

/** Placeholders, links and tags that are not those of the source. */
export const findUnlike: Find = ({ fields, twin }, { isFact }) => {
  function unlike({ own, place, words }: Field): string[] {
    if (own === null) return [];
    const [there, here] = [markupOf(words, isFact), markupOf(own, isFact)];
    return KINDS.filter((kind) => there[kind].join(' ') !== here[kind].join(' ')).map(
      (kind) =>
        `${twin}, ${place}: the ${kind} of the source are ${listed(there[kind])}, those here ${listed(here[kind])}, so ${MEETS[kind]}. Write those of the source.`,
    );
  }
  return fields.flatMap((field) =>
    unlike(field).map((complaint) => ({ shortcoming: 'unlike the source', fields: 1, complaint })),
  );
};
