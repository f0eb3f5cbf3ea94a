/** Counts requests by key, and refuses those over the limit. */
export type RateLimit = (key: string) => boolean;

const MOST_KEYS = 10_000;

/** Allows `most` requests in a minute for each key, regained evenly. Returns true while a request is allowed. */
export function createRateLimit(most: number, now: () => number = Date.now): RateLimit {
  const known = new Map<string, { left: number; at: number }>();
  return (key) => {
    const time = now();
    const { at, left } = known.get(key) ?? { at: time, left: most };
    // A clock that was set back regains nothing.
    const regained = Math.min(most, left + (Math.max(0, time - at) / 60_000) * most);
    const isAllowed = regained >= 1;
    known.delete(key);
    known.set(key, { at: time, left: isAllowed ? regained - 1 : regained });
    // The first key has been unused the longest.
    if (known.size > MOST_KEYS) known.delete(known.keys().next().value ?? '');
    return isAllowed;
  };
}
