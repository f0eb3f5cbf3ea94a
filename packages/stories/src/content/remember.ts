/** How long an answer is taken as fresh, ms: short enough for an edit in dev, long enough for a build of thousands of pages. */
const FRESH_MS = 300;

/** A function whose answer is worked out again only when the last one is no longer fresh. */
export function remember<T>(make: () => T): () => T {
  let last: { at: number; value: T } | undefined;
  return () => {
    if (!last || performance.now() - last.at > FRESH_MS) last = { at: performance.now(), value: make() };
    return last.value;
  };
}
