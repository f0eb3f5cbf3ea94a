/** What a page fills in: `{name}`. */
const BRACES = /\{[^{}]*\}/g;
const TAG = /<\/?([a-z][a-z0-9]*)\b[^>]*>/gi;
const ADDRESS = /\b(?:https?:\/\/|mailto:)\S+/g;

/** Words without what is no word of a language: placeholders, tags, addresses. */
export function withoutMarkup(words: string): string {
  return words.replace(TAG, ' ').replace(BRACES, ' ').replace(ADDRESS, ' ');
}

/** An address elsewhere may be another one in each language, on the same site. */
const bareAddress = (href: string) => (URL.canParse(href) ? new URL(href).host || href : href);

/**
 * What words of all languages must have in common, sorted: placeholders, those of facts with or without a capital; where
 * links lead; tags.
 */
export function markupOf(words: string, isFact: (name: string) => boolean) {
  const placeholders = (words.match(BRACES) ?? []).map((placeholder) => {
    const plain = placeholder.replace(/^\{\p{Lu}/u, (start) => start.toLowerCase());
    return isFact(plain.slice(1, -1)) ? plain : placeholder;
  });
  return {
    placeholders: [...new Set(placeholders)].toSorted(),
    links: [...words.matchAll(/\shref="([^"]*)"/gi)].map(([, href = '']) => bareAddress(href)).toSorted(),
    tags: [...words.matchAll(TAG)].map(([, name = '']) => `<${name.toLowerCase()}>`).toSorted(),
  };
}
