/**
 * The language of a site that a browser asks for first, by their tags: `de-AT` for one that asks for `de-CH`. Null where it
 * asks for none of them.
 */
export function preferredLanguage(asked: readonly string[], tags: readonly string[]): string | null {
  for (const wanted of asked) {
    const [part] = wanted.toLowerCase().split('-', 1);
    const found =
      tags.find((tag) => tag.toLowerCase() === wanted.toLowerCase()) ??
      tags.find((tag) => tag.toLowerCase().split('-', 1)[0] === part);
    if (found !== undefined) return found;
  }
  return null;
}
