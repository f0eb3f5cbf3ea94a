/** First and last byte, both included. */
export type ByteRange = { start: number; end: number };

/**
 * Reads a `Range` header against a size. Null: there is nothing to honour, send everything (no header, another unit,
 * several ranges, nonsense). `unsatisfiable`: answer 416.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? '');
  if (!match) return null;
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return null;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(from);
  if (to !== '' && Number(to) < start) return null;
  return start >= size
    ? 'unsatisfiable'
    : { start, end: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
