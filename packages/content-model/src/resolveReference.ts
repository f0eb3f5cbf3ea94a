/**
 * The slug that a reference means: itself when it is known, else what `oldReferences` (see `brand.json`) says it means
 * now, else null.
 */
export function resolveReference(
  reference: string,
  slugs: ReadonlySet<string>,
  oldReferences: Readonly<Record<string, string>> = {},
): string | null {
  if (slugs.has(reference)) return reference;
  const now = Object.hasOwn(oldReferences, reference) ? oldReferences[reference] : undefined;
  return now !== undefined && slugs.has(now) ? now : null;
}
