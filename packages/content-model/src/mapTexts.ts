/** A copy of a piece of content with every text it holds changed, however deep: a block, a slide, a set. */
export function mapTexts<T>(value: T, change: (text: string) => string): T {
  const copy = (part: unknown): unknown => {
    if (typeof part === 'string') return change(part);
    if (Array.isArray(part)) return part.map(copy);
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, copy(inner)]));
  };
  return copy(value) as T;
}
