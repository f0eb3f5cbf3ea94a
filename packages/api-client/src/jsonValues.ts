/** Reading JSON values that PHP wrote. */

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Entries of a list, or of an object: PHP writes a list with gaps or string keys as one. Null for anything else, `false`
 * included, which is how WordPress writes "none".
 */
export function entriesOf(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  return isRecord(value) ? Object.values(value) : null;
}

/** Integer from a number, or from a string of digits, as WordPress sends numbers of its database; null for anything else. */
export function integerOf(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : null;
}
