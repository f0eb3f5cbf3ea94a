/** How long an answer is taken as fresh, ms: short enough for an edit in dev, long enough for a build of thousands of pages. */
const FRESH_MS = 300;

/** A function whose answer for a key is worked out again only when the last one is no longer fresh. */
export function rememberEach<T>(make: (key: string) => T): (key: string) => T {
  const known = new Map<string, { until: number; value: T }>();
  return (key) => {
    const last = known.get(key);
    if (last && performance.now() < last.until) return last.value;
    const value = make(key);
    known.set(key, { until: performance.now() + FRESH_MS, value });
    return value;
  };
}

/** The same for a function without a key. */
export function remember<T>(make: () => T): () => T {
  const each = rememberEach(make);
  return () => each('');
}
