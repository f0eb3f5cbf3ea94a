/** Members by slug. Slugs are folded, so that Élise stands between Elena and Elsa in every browser's language. */
export function sortMembers<T extends { slug: string }>(members: readonly T[]): T[] {
  return members.toSorted((a, b) => (a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0));
}
