/** Placeholder that a page fills in: `{name}`. */
const BRACES = /\{[^{}]*\}/g;
const TAG = /<\/?([a-z][a-z0-9]*)\b[^>]*>/gi;
const ADDRESS = /\b(?:https?:\/\/|mailto:)\S+/g;

/** Removes placeholders, tags and addresses. */
export function withoutMarkup(words: string): string {
  return words.replace(TAG, ' ').replace(BRACES, ' ').replace(ADDRESS, ' ');
}

/** External addresses may differ by language within the same host. */
const bareAddress = (href: string) => (URL.canParse(href) ? new URL(href).host || href : href);

/**
 * Lists the parts that translations must share with the source, sorted: placeholders (facts with or without a
 * capital), link targets, tags.
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
