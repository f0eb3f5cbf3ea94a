import fresh from 'fresh';
import parseRange from 'range-parser';

/** First and last byte. */
export type Part = { start: number; end: number };

/** What the conditions of a request come to: the file, a part of it, or a reason to send neither. */
export type Condition = { status: 200 | 304 | 412 | 416 } | { status: 206; part: Part };

/** Reads the conditional headers of a request in the order of RFC 9110, 13.2.2. Lists of parts get the whole file. */
export function conditionOf(
  { headers }: Request,
  { etag, size }: { etag: string; size: number },
  modified: string,
): Condition {
  const validators = { etag, 'last-modified': modified };
  /** Whether a tag, a list of tags or a date is that of the file. */
  const isOurs = (known: string) =>
    fresh(/["*]/.test(known) ? { 'if-none-match': known } : { 'if-modified-since': known }, validators);
  const header = (name: string) => headers.get(name) ?? undefined;

  const expected = header('if-match') ?? header('if-unmodified-since');
  if (expected !== undefined && !isOurs(expected)) return { status: 412 };

  const conditions = {
    'if-none-match': header('if-none-match'),
    'if-modified-since': header('if-modified-since'),
    'cache-control': header('cache-control'),
  };
  if (fresh(conditions, validators)) return { status: 304 };

  const [range, begun] = [header('range'), header('if-range')];
  if (range === undefined || (begun !== undefined && !isOurs(begun))) return { status: 200 };
  const parts = parseRange(size, range, { combine: true });
  if (parts === -1 && range.startsWith('bytes=')) return { status: 416 };
  if (typeof parts === 'number' || parts.type !== 'bytes') return { status: 200 };
  const [part, ...others] = parts;
  return part && others.length === 0 ? { status: 206, part } : { status: 200 };
}
