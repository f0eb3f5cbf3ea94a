import * as v from 'valibot';

/** A BCP 47 tag of a known language, in its usual spelling. */
export const languageTag = v.pipe(
  v.string('Write a BCP 47 tag, such as "de-CH".'),
  v.check(
    (tag) => languageIssue(tag) === null,
    ({ input }) => languageIssue(String(input)) ?? '',
  ),
);

const NAMES = new Intl.DisplayNames([], { type: 'language', fallback: 'none' });

/** Returns the issue of an invalid tag, with its remedy; null when the tag is valid. */
function languageIssue(tag: string): string | null {
  const canonical = canonicalTag(tag);
  if (canonical === null || NAMES.of(canonical) === undefined) {
    return `"${tag}" is not a language that anybody knows. Write a BCP 47 tag, such as "de-CH" or "de".`;
  }
  return canonical === tag
    ? null
    : `"${tag}" is not how this language is written: it becomes part of addresses and of every page. Did you mean "${canonical}"?`;
}

function canonicalTag(tag: string): string | null {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null;
  } catch {
    const dashed = tag.replaceAll('_', '-');
    return dashed === tag ? null : canonicalTag(dashed);
  }
}
