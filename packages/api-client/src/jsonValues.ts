export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The members of a list, or of an object that PHP made of a list with gaps or string keys. Null for anything else,
 * `false` included: that is how WordPress says "there is none".
 */
export function entriesOf(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  return isRecord(value) ? Object.values(value) : null;
}

/** A number, or a string of digits as WordPress sends numbers from its database; null for anything else. */
export function integerOf(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : null;
}
