/**
 * How long an answer is taken as fresh, ms: short enough for an edit in dev; and, for a build of thousands of pages, many
 * times as long as it took.
 */
const FRESH_MS = { least: 300, most: 2000, times: 100 };

/** A function whose answer for a key is worked out again only when the last one is no longer fresh. */
export function rememberEach<T>(make: (key: string) => T): (key: string) => T {
  const known = new Map<string, { until: number; value: T }>();
  return (key) => {
    const last = known.get(key);
    if (last && performance.now() < last.until) return last.value;
    const began = performance.now();
    const value = make(key);
    const now = performance.now();
    const fresh = Math.min(FRESH_MS.most, Math.max(FRESH_MS.least, FRESH_MS.times * (now - began)));
    known.set(key, { until: now + fresh, value });
    return value;
  };
}

/** The same for a function without a key. */
export function remember<T>(make: () => T): () => T {
  const each = rememberEach(make);
  return () => each('');
}
