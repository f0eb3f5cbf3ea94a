const NAMES = new Intl.DisplayNames([], { type: 'language', fallback: 'none' });

/** Explains why a text is no BCP 47 language tag, with the remedy; null when it is one. */
export function languageTagComplaint(tag: string): string | null {
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
